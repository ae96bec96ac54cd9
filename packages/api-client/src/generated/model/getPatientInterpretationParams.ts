/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PatientIdQueryParameter } from './patientIdQueryParameter.ts';

export type GetPatientInterpretationParams = {
patient_id?: PatientIdQueryParameter;
};
