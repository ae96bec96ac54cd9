/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PatientId } from './patientId.ts';
import type { PlanId } from './planId.ts';
import type { PlanLaboratory } from './planLaboratory.ts';
import type { PlanName } from './planName.ts';

/**
 * 检验方案
 */
export interface LabPlan {
  plan_id: PlanId;
  plan_name: PlanName;
  /** 方案中的检验项目 */
  laboratories: PlanLaboratory[];
  patient_id?: PatientId;
}
