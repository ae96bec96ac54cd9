/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PatientId } from './patientId.ts';
import type { PlanId } from './planId.ts';
import type { PlanLaboratory } from './planLaboratory.ts';
import type { PlanName } from './planName.ts';

/**
 * patient_id 为空字符串时，方案适用所有患者
 */
export interface EditPlanInput {
  plan_id: PlanId;
  plan_name: PlanName;
  /** 至少一项，名称与标本不能重复 */
  laboratories: PlanLaboratory[];
  patient_id?: PatientId;
}
