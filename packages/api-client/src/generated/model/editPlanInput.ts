/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PlanLaboratory } from './planLaboratory.ts';

export interface EditPlanInput {
  plan_id: string;
  plan_name: string;
  laboratories: PlanLaboratory[];
  patient_id?: string;
}
