/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一个演示账号
 */
export interface DemoAccount {
  /** 工号 */
  user: string;
  /** 姓名 */
  name: string;
  /** 科室名称 */
  department: string;
}
