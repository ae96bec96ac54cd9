/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Covid19Form } from './covid19Form.ts';
import type { PatientId } from './patientId.ts';

/**
 * 保存新冠分型的内容
 */
export type Covid19Input = Covid19Form & {
  patient_id?: PatientId;
};
