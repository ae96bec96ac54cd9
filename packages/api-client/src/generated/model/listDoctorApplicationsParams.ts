/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PatientIdQueryParameter } from './patientIdQueryParameter.ts';
import type { ReportIdQueryParameter } from './reportIdQueryParameter.ts';

export type ListDoctorApplicationsParams = {
/**
 * 患者编号
 * @maxLength 200
 */
patient_id?: PatientIdQueryParameter;
/**
 * 报告编号
 * @maxLength 200
 */
report_id?: ReportIdQueryParameter;
};
