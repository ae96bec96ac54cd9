/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { ReportId } from './reportId.ts';
import type { ReportName } from './reportName.ts';

/**
 * 可解读率所数的一份报告
 */
export interface InterpretabilityReport {
  report_id: ReportId;
  report_name: ReportName;
  /** 报告时间 */
  report_time: DateTime;
  /** 患者姓名，已遮盖 */
  patient_name: string;
  department: Department;
  /**
     * 结果，条
     * @minimum 0
     */
  results: number;
  /**
     * 其中未能判读的，条
     * @minimum 0
     */
  lost: number;
  /** 有结论 */
  concluded: boolean;
}
