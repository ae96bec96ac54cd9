/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PatientIdQueryParameter } from './patientIdQueryParameter.ts';
import type { ReportIdQueryParameter } from './reportIdQueryParameter.ts';

export type ListDoctorApplicationsParams = {
patient_id?: PatientIdQueryParameter;
report_id?: ReportIdQueryParameter;
};
