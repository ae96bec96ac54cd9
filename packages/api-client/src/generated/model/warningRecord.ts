/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 一次处理记录
 */
export interface WarningRecord {
  content: string;
  user_name: string;
  record_time: DateTime;
}
