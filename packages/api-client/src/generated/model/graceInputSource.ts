/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ReportId } from './reportId.ts';

/**
 * 初始值的来源
 */
export interface GraceInputSource {
  report_id?: ReportId;
  /** 报告时间；保存的评估为保存时间 */
  report_time?: DateTime;
  /** 来源的说明，如 血肌酐 11-18 08:05 */
  text: string;
}
