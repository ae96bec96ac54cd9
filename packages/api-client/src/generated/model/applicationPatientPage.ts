/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApplicationPatient } from './applicationPatient.ts';

export interface ApplicationPatientPage {
  page: number;
  page_size: number;
  total_elements: number;
  data: ApplicationPatient[];
}
