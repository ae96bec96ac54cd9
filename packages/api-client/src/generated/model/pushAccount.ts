/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Department } from './department.ts';

/**
 * 可指定的账号
 */
export interface PushAccount {
  /** 账号编号 */
  user_id: string;
  /** 姓名 */
  name: string;
  department: Department;
}
