/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ReportId } from './reportId.ts';
import type { ReportName } from './reportName.ts';

/**
 * 患者时间轴上的一份检验报告
 */
export interface TimelineReport {
  report_id: ReportId;
  /** 报告时间；保存的评估为保存时间 */
  report_time: DateTime;
  report_name: ReportName;
  /**
     * 异常的项数
     * @minimum 0
     */
  abnormal_count: number;
  /**
     * 危急值的项数
     * @minimum 0
     */
  critical_count: number;
  /** 补录：送达时已有采样更晚的报告 */
  is_late?: boolean;
}
