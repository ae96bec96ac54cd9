/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { OriginalResult } from './originalResult.ts';
import type { ReportId } from './reportId.ts';

/**
 * 同一项目的上一次结果
 */
export interface PreviousResult {
  report_id: ReportId;
  /** 报告时间；保存的评估为保存时间 */
  report_time: DateTime;
  original_result: OriginalResult;
  /** 本次减上次的差，单位同结果 */
  delta?: number;
  /** 与上次相比的变化 */
  note?: string;
}
