/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { ReleasedReportState } from './releasedReportState.ts';
import type { ReportId } from './reportId.ts';
import type { ReportName } from './reportName.ts';

/**
 * 本人在暂缓时打开过、现已放行而尚未再看的报告
 */
export interface ReleasedReport {
  report_id: ReportId;
  report_name: ReportName;
  /** 报告时间 */
  report_time: DateTime;
  /** 患者姓名；非临床账号看到遮盖的 */
  patient_name: string;
  department: Department;
  /** 怎样放行的 */
  state: ReleasedReportState;
  /** 放行的时间 */
  released_at: DateTime;
  /** 处理者；超时放行时没有 */
  released_by?: string;
}
