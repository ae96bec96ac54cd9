/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Gender } from './gender.ts';
import type { PleuralLaboratory } from './pleuralLaboratory.ts';

export interface PleuralPatient {
  patient_id?: string;
  name?: string;
  patient_age?: number;
  patient_gender?: Gender;
  mine?: boolean;
  laboratories?: PleuralLaboratory[];
}
