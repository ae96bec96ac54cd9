/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { ReportId } from './reportId.ts';

/**
 * 一份无人收到的危急值报告
 */
export interface PushMissed {
  report_id: ReportId;
  /** 报告时间 */
  report_time: DateTime;
  /** 患者姓名，已遮盖 */
  patient_name: string;
  department: Department;
}
