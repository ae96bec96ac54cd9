/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { NewerEvidenceList } from './newerEvidenceList.ts';
import type { PleuralOutcome } from './pleuralOutcome.ts';
import type { PleuralPatient } from './pleuralPatient.ts';
import type { PleuralValues } from './pleuralValues.ts';
import type { ReportId } from './reportId.ts';
import type { UserId } from './userId.ts';
import type { UserName } from './userName.ts';

/**
 * 已保存的胸腔积液鉴别
 */
export type PleuralReport = PleuralPatient & PleuralValues & PleuralOutcome & {
  report_id: ReportId;
  /** 报告时间；保存的评估为保存时间 */
  report_time: DateTime;
  user_name?: UserName;
  newer_evidence?: NewerEvidenceList;
  user_id?: UserId;
  department?: Department;
} & Required<Pick<PleuralPatient & PleuralValues & PleuralOutcome & {
  report_id: ReportId;
  /** 报告时间；保存的评估为保存时间 */
  report_time: DateTime;
  user_name?: UserName;
  newer_evidence?: NewerEvidenceList;
  user_id?: UserId;
  department?: Department;
}, 'mine' | 'name' | 'patient_age' | 'patient_gender' | 'laboratories'>>;
