/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface HomeHint {
  application_id: string;
  api_type: number;
  name: string;
  application_icon: string;
  patient_id: string;
  patient_name: string;
  report_id: string;
  hint: string;
}
