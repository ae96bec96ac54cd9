/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PlanLaboratory } from './planLaboratory.ts';

/**
 * patient_id 为空字符串时，方案适用所有患者
 */
export interface EditPlanInput {
  plan_id: string;
  plan_name: string;
  laboratories: PlanLaboratory[];
  patient_id?: string;
}
