/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ReportId } from './reportId.ts';
import type { ReportName } from './reportName.ts';

/**
 * 被标注过的一份报告
 */
export interface TaggedReport {
  report_id: ReportId;
  /** 报告时间；保存的评估为保存时间 */
  report_time: DateTime;
  report_name: ReportName;
  /**
     * 疑似诊断的标注条数
     * @minimum 0
     */
  disease_tagging_count: number;
  /**
     * 检验项目的标注条数
     * @minimum 0
     */
  laboratory_tagging_count: number;
}
