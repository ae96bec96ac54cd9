/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { UserName } from './userName.ts';

/**
 * 一次处理记录
 */
export interface WarningRecord {
  /** 处理的内容 */
  content: string;
  user_name: UserName;
  /** 记录时间 */
  record_time: DateTime;
}
