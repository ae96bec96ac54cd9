/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PlanLaboratory } from './planLaboratory.ts';

/**
 * 查看的不是已保存的方案时（如报告中的「查看历史趋势」），plan_id 为空字符串
 */
export interface PlanHistoryInput {
  patient_id: string;
  laboratories: PlanLaboratory[];
  plan_id?: string;
}
