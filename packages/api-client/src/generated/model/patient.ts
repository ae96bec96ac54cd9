/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Gender } from './gender.ts';

export interface Patient {
  patient_id: string;
  name: string;
  gender: Gender;
  age: number;
  department?: string;
  bed_no?: string;
  inpatient_no?: string;
  birth_date?: string;
  tags?: string[];
}
