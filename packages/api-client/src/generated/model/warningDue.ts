/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 接报与处置的时限，自报告时间起算；未结束的回路才有
 */
export interface WarningDue {
  /** 应于此前接报 */
  acknowledge_at: DateTime;
  /** 应于此前记录处置 */
  handle_at: DateTime;
}
