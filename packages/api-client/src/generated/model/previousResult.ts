/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 同一项目的上一次结果
 */
export interface PreviousResult {
  report_id: string;
  report_time: DateTime;
  original_result: string;
  /** this result minus the previous one */
  delta?: number;
  note?: string;
}
