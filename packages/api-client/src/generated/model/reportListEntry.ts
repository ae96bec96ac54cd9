/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 时间轴上的一份评估报告
 */
export interface ReportListEntry {
  report_id: string;
  report_time: DateTime;
}
