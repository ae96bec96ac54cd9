/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PatientIdQueryParameter } from './patientIdQueryParameter.ts';
import type { ReportIdQueryParameter } from './reportIdQueryParameter.ts';

export type GetDiagnosisKnowledgeParams = {
diagnosis_id?: string;
diagnosis_name?: string;
report_id?: ReportIdQueryParameter;
patient_id?: PatientIdQueryParameter;
};
