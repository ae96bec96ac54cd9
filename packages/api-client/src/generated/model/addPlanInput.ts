/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PatientId } from './patientId.ts';
import type { PlanLaboratory } from './planLaboratory.ts';
import type { PlanName } from './planName.ts';

/**
 * 新建的检验方案；没有 patient_id 或为空字符串时适用所有患者
 */
export interface AddPlanInput {
  plan_name: PlanName;
  /** 至少一项，名称与标本不能重复 */
  laboratories: PlanLaboratory[];
  patient_id?: PatientId;
}
