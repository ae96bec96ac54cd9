/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { NewerEvidenceList } from './newerEvidenceList.ts';
import type { PatientId } from './patientId.ts';
import type { RecordHistoryEntry } from './recordHistoryEntry.ts';
import type { ReportId } from './reportId.ts';
import type { ThyroidFollowUpAssessment } from './thyroidFollowUpAssessment.ts';
import type { ThyroidFollowUpForm } from './thyroidFollowUpForm.ts';
import type { ThyroidReference } from './thyroidReference.ts';
import type { UserName } from './userName.ts';

/**
 * 已保存的甲状腺用药随访
 */
export type ThyroidFollowUpRecord = ThyroidFollowUpForm & {
  report_id: ReportId;
  patient_id: PatientId;
  /** 修改记录，由近到远 */
  history: RecordHistoryEntry[];
  /** 用药时间 */
  report_time?: DateTime;
  /** 由本人创建 */
  mine?: boolean;
  /** 本人可以修改 */
  editable?: boolean;
  /** 创建者 */
  user_id?: string;
  user_name?: UserName;
  department?: Department;
  newer_evidence?: NewerEvidenceList;
  assessment?: ThyroidFollowUpAssessment;
  /** 保存时判断所用的参考区间 */
  references?: ThyroidReference[];
};
