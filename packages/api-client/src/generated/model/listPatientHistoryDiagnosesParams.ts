/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PatientIdQueryParameter } from './patientIdQueryParameter.ts';

export type ListPatientHistoryDiagnosesParams = {
patient_id?: PatientIdQueryParameter;
};
