/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BedNumber } from './bedNumber.ts';
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { DiagnosisBrief } from './diagnosisBrief.ts';
import type { Gender } from './gender.ts';
import type { PatientAge } from './patientAge.ts';
import type { PatientId } from './patientId.ts';
import type { PatientName } from './patientName.ts';
import type { ReportId } from './reportId.ts';
import type { ReportName } from './reportName.ts';

/**
 * 有疑似诊断的报告
 */
export interface DecisionReport {
  report_id: ReportId;
  patient_id: PatientId;
  patient_name: PatientName;
  patient_gender: Gender;
  patient_age: PatientAge;
  department?: Department;
  bed_no?: BedNumber;
  report_name: ReportName;
  /** 报告时间；保存的评估为保存时间 */
  report_time: DateTime;
  /**
     * 全部疑似诊断
     * @minItems 1
     */
  diagnoses: DiagnosisBrief[];
}
