/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { ReportId } from './reportId.ts';

/**
 * 存量的一条结果
 */
export interface SyncStored {
  report_id: ReportId;
  /** 报告时间 */
  report_time: DateTime;
  /** 患者姓名，已遮盖 */
  patient_name: string;
  department: Department;
  /** 项目 */
  item: string;
  /** 结果与单位，如报告所印 */
  original: string;
  /** 未读出 */
  held: boolean;
}
