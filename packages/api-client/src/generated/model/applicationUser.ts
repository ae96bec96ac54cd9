/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { RecordCount } from './recordCount.ts';
import type { UserId } from './userId.ts';
import type { UserName } from './userName.ts';

/**
 * 已添加应用或保存过记录的医生
 */
export interface ApplicationUser {
  user_id: UserId;
  user_name: UserName;
  department: Department;
  /** 职称 */
  title: string;
  /** 在该医生的我的应用中 */
  added: boolean;
  record_count: RecordCount;
  /** 最近一次保存记录的时间；没有记录时不返回 */
  last_time?: DateTime;
}
