/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { DiagnosisName } from './diagnosisName.ts';
import type { IsMine } from './isMine.ts';
import type { ReportId } from './reportId.ts';
import type { UserName } from './userName.ts';

/**
 * 患者的一份胸腔积液鉴别
 */
export interface PleuralReportListItem {
  report_id: ReportId;
  /** 报告时间；保存的评估为保存时间 */
  report_time: DateTime;
  diagnosis_name?: DiagnosisName;
  mine?: IsMine;
  user_name?: UserName;
  department?: Department;
}
