/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PatientId } from './patientId.ts';
import type { PlanId } from './planId.ts';
import type { PlanLaboratory } from './planLaboratory.ts';

/**
 * 查看的不是已保存的方案时（如报告中的「查看历史趋势」），plan_id 为空字符串
 */
export interface PlanHistoryInput {
  patient_id: PatientId;
  /** 要看的检验项目，至少一项，不能重复 */
  laboratories: PlanLaboratory[];
  plan_id?: PlanId;
  /**
     * 只要最近的 1–1000 日（各项目的结果日合计）；没有时为全部
     * @minimum 1
     * @maximum 1000
     */
  newest_days?: number;
}
