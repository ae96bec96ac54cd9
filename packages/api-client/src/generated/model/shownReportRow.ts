/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { ReportAuditState } from './reportAuditState.ts';
import type { ReportId } from './reportId.ts';
import type { ReportName } from './reportName.ts';
import type { ShownFeedback } from './shownFeedback.ts';
import type { UserName } from './userName.ts';

/**
 * 一份已显示的报告
 */
export interface ShownReportRow {
  report_id: ReportId;
  report_name: ReportName;
  report_time: DateTime;
  /** 患者姓名，已遮盖 */
  patient_name: string;
  department: Department;
  /** 首次显示的时间 */
  shown_at: DateTime;
  /** 首次查看者 */
  shown_by: UserName;
  /** 当时提示的诊断 */
  diagnoses_then: string[];
  /** 现在提示的诊断 */
  diagnoses_now: string[];
  /** 结论或诊断与当时不同 */
  is_changed: boolean;
  /**
     * 现在未能解读的行
     * @minimum 0
     */
  unread: number;
  /**
     * 当时作用于它的检验科规则，条
     * @minimum 0
     */
  rules: number;
  audit_state?: ReportAuditState;
  feedback: ShownFeedback;
  /**
     * 首次查看的时长（分），到该账号打开下一页为止；没有下一页或超过 60 分时没有
     * @minimum 0
     */
  reading_minutes?: number;
}
