/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { GraceForm } from './graceForm.ts';
import type { GraceInputSource } from './graceInputSource.ts';
import type { GraceOutput } from './graceOutput.ts';
import type { NewerEvidenceList } from './newerEvidenceList.ts';
import type { PatientId } from './patientId.ts';
import type { ReportId } from './reportId.ts';
import type { UserId } from './userId.ts';
import type { UserName } from './userName.ts';

/**
 * 已保存的 Grace 评分
 */
export type GraceReport = GraceForm & GraceOutput & {
  report_id: ReportId;
  patient_id: PatientId;
  /** 报告时间；保存的评估为保存时间 */
  report_time?: DateTime;
  user_name?: UserName;
  user_id?: UserId;
  department?: Department;
  newer_evidence?: NewerEvidenceList;
  age_source?: GraceInputSource;
  serum_creatinine_source?: GraceInputSource;
};
