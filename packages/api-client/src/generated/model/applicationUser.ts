/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 已添加应用或保存过记录的医生
 */
export interface ApplicationUser {
  user_id: string;
  user_name: string;
  department: string;
  title: string;
  /** 在该医生的我的应用中 */
  added: boolean;
  /** @minimum 0 */
  record_count: number;
  /** 最近一次保存记录的时间；没有记录时不返回 */
  last_time?: string;
}
