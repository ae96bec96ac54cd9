/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BedNumber } from './bedNumber.ts';
import type { Department } from './department.ts';
import type { Gender } from './gender.ts';
import type { PatientId } from './patientId.ts';

/**
 * 辅助决策所针对的患者
 */
export interface DecisionPatient {
  patient_id: PatientId;
  /** 患者姓名 */
  name: string;
  gender: Gender;
  /** 报告时的周岁 */
  age?: number;
  department?: Department;
  bed_no?: BedNumber;
}
