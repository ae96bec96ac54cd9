/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Department } from './department.ts';
import type { PatientCount } from './patientCount.ts';
import type { RecordCount } from './recordCount.ts';
import type { ReportCount } from './reportCount.ts';

/**
 * 一个科室的患者中，触发应用的患者、报告与保存的记录
 */
export interface ApplicationUseInDepartment {
  department: Department;
  patient_count: PatientCount;
  report_count: ReportCount;
  record_count: RecordCount;
}
