/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { ReportId } from './reportId.ts';

/**
 * 一份含该特征的报告
 */
export interface ModelDriftReport {
  report_id: ReportId;
  report_time: DateTime;
  /** 患者姓名，已遮盖 */
  patient_name: string;
  department: Department;
  /** 该特征的数值，单位与漂移相同 */
  value: number;
}
