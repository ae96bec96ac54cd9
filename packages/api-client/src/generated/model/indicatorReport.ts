/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { ReportId } from './reportId.ts';
import type { ReportName } from './reportName.ts';

/**
 * 指标背后的一份报告
 */
export interface IndicatorReport {
  report_id: ReportId;
  report_name: ReportName;
  /** 报告时间 */
  report_time: DateTime;
  /** 患者姓名，已遮盖 */
  patient_name: string;
  department: Department;
  /** 为何计入，如 42 分钟后处理 */
  text: string;
}
