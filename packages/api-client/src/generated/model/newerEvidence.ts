/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ReportId } from './reportId.ts';

/**
 * 保存之后出现、会改变某项输入的结果（依据已更新）
 */
export interface NewerEvidence {
  /** code of the input */
  item: string;
  /** 输入项的中文名称 */
  label: string;
  /** 新结果（含单位） */
  value: string;
  report_id: ReportId;
  /** 报告时间；保存的评估为保存时间 */
  report_time: DateTime;
}
