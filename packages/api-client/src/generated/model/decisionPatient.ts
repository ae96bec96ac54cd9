/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Gender } from './gender.ts';

export interface DecisionPatient {
  patient_id: string;
  name: string;
  gender: Gender;
  /** 报告时的周岁 */
  age?: number;
  department?: string;
  bed_no?: string;
}
