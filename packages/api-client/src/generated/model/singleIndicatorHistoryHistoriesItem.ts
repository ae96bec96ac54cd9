/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ReportId } from './reportId.ts';

export type SingleIndicatorHistoryHistoriesItem = {
  report_id: ReportId;
  /** 结果时间 */
  result_time: DateTime;
  /** percent 0 to 100, or 0 and 1 for negative and positive */
  rate: number;
};
