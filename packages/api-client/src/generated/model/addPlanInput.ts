/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PlanLaboratory } from './planLaboratory.ts';

export interface AddPlanInput {
  plan_name: string;
  laboratories: PlanLaboratory[];
  patient_id?: string;
}
