/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { RecordHistoryEntryRoleType } from './recordHistoryEntryRoleType.ts';

/**
 * 修改记录；role_type 1 医生，2 患者
 */
export interface RecordHistoryEntry {
  date: DateTime;
  role_type: RecordHistoryEntryRoleType;
  user_name?: string;
  user_id: string;
  /** 新建 or 修改 */
  type?: string;
}
