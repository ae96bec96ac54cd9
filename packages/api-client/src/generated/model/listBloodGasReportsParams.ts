/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PatientIdQueryParameter } from './patientIdQueryParameter.ts';

export type ListBloodGasReportsParams = {
/**
 * 患者编号
 * @maxLength 200
 */
patient_id?: PatientIdQueryParameter;
};
