/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { PatientId } from './patientId.ts';
import type { ReportId } from './reportId.ts';
import type { ShownAnswer } from './shownAnswer.ts';
import type { ShownDifference } from './shownDifference.ts';
import type { UserName } from './userName.ts';

/**
 * 一份报告的解读：首次显示与现在
 */
export interface ReportReplay {
  report_id: ReportId;
  patient_id: PatientId;
  /** 首次显示的时间；尚未显示时没有 */
  shown_at?: DateTime;
  /** 首次查看者；尚未显示时没有 */
  shown_by?: UserName;
  /** 首次显示的解读；尚未显示时没有 */
  then?: ShownAnswer;
  /** 现在的解读 */
  now: ShownAnswer;
  /** 以当时的结果与规则重新计算，与首次显示的一致；尚未显示时没有 */
  is_replayed?: boolean;
  /** 各处不同 */
  differences: ShownDifference[];
}
