/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { DiagnosisId } from './diagnosisId.ts';
import type { DiagnosisName } from './diagnosisName.ts';
import type { IsKnownDisease } from './isKnownDisease.ts';
import type { Reliability } from './reliability.ts';
import type { ReportId } from './reportId.ts';

/**
 * 某份报告的一个诊断，疑似或已知
 */
export interface HistoryDiagnosis {
  diagnosis_id: DiagnosisId;
  diagnosis_name: DiagnosisName;
  reliable: Reliability;
  known?: IsKnownDisease;
  report_id: ReportId;
  /** 报告时间；保存的评估为保存时间 */
  report_time: DateTime;
}
