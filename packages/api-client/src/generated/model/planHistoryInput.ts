/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PlanLaboratory } from './planLaboratory.ts';

/**
 * plan_id 在查看未保存的方案时没有
 */
export interface PlanHistoryInput {
  patient_id: string;
  laboratories: PlanLaboratory[];
  plan_id?: string;
}
