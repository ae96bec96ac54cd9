/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { Gender } from './gender.ts';
import type { PatientId } from './patientId.ts';
import type { PatientName } from './patientName.ts';
import type { RecordCount } from './recordCount.ts';
import type { ReportCount } from './reportCount.ts';
import type { ReportName } from './reportName.ts';

/**
 * 有报告触发应用，或有保存的记录的患者
 */
export interface ApplicationPatient {
  patient_id: PatientId;
  patient_name: PatientName;
  /** 性别 */
  patient_gender: Gender;
  /** 患者年龄（周岁） */
  patient_age: number;
  department: Department;
  report_count: ReportCount;
  record_count: RecordCount;
  /** 最近一份触发应用的报告 */
  report_id?: string;
  report_name?: ReportName;
  /** 该报告的时间 */
  report_time?: DateTime;
}
