/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { RecordHistoryEntryRoleType } from './recordHistoryEntryRoleType.ts';
import type { UserId } from './userId.ts';
import type { UserName } from './userName.ts';

/**
 * 修改记录；role_type 1 医生，2 患者
 */
export interface RecordHistoryEntry {
  /** 保存时间 */
  date: DateTime;
  /** 保存者的身份 */
  role_type: RecordHistoryEntryRoleType;
  user_name?: UserName;
  user_id: UserId;
  /** 新建 或 修改 */
  type?: string;
}
