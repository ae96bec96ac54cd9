/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Department } from './department.ts';

/**
 * 一位接收者的负担
 */
export interface PushBurden {
  /** 账号编号 */
  user_id: string;
  /** 姓名 */
  name: string;
  department: Department;
  /**
     * 30 日内的推送数
     * @minimum 0
     */
  total: number;
  /**
     * 平均每日
     * @minimum 0
     */
  per_day: number;
}
