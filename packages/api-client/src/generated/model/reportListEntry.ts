/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ReportId } from './reportId.ts';

/**
 * 时间轴上的一份评估报告
 */
export interface ReportListEntry {
  report_id: ReportId;
  /** 报告时间；保存的评估为保存时间 */
  report_time: DateTime;
}
