/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { ReportId } from './reportId.ts';

/**
 * 一份报告上的两个版本
 */
export interface ModelComparison {
  report_id: ReportId;
  report_time: DateTime;
  /** 患者姓名，已遮盖 */
  patient_name: string;
  department: Department;
  /**
     * 在用版本的概率（%）
     * @minimum 0
     * @maximum 100
     */
  current_percent: number;
  /**
     * 旁路版本的概率（%）
     * @minimum 0
     * @maximum 100
     */
  candidate_percent: number;
  /** 在用版本判为高风险 */
  current_high: boolean;
  /** 旁路版本判为高风险 */
  candidate_high: boolean;
}
