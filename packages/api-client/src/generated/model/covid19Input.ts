/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Covid19Form } from './covid19Form.ts';

export type Covid19Input = Covid19Form & {
  patient_id?: string;
};
