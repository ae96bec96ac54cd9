/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { ReportId } from './reportId.ts';
import type { ReportName } from './reportName.ts';
import type { ShownAnswer } from './shownAnswer.ts';
import type { ShownDifference } from './shownDifference.ts';
import type { ShownFeedbackEntry } from './shownFeedbackEntry.ts';
import type { ShownNearRule } from './shownNearRule.ts';
import type { UserName } from './userName.ts';

/**
 * 一份报告当时与现在的解读
 */
export interface ShownReport {
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
  /** 当时所显示的 */
  then: ShownAnswer;
  /** 现在计算的 */
  now: ShownAnswer;
  /** 以当时的结果与规则重新计算，与当时所显示的一致 */
  is_replayed: boolean;
  /** 各处不同 */
  differences: ShownDifference[];
  /** 最接近而没有成立的规则 */
  near: ShownNearRule[];
  /** 读者的反馈，新的在前 */
  feedback: ShownFeedbackEntry[];
}
