/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PatientIdQueryParameter } from './patientIdQueryParameter.ts';
import type { ReportIdQueryParameter } from './reportIdQueryParameter.ts';

export type GetDiagnosisKnowledgeParams = {
/**
 * 诊断编号；与 diagnosis_name 至少给一个
 * @maxLength 200
 */
diagnosis_id?: string;
/**
 * 诊断名称；没有编号时按名称查找
 * @maxLength 500
 */
diagnosis_name?: string;
/**
 * 报告编号
 * @maxLength 200
 */
report_id?: ReportIdQueryParameter;
/**
 * 患者编号
 * @maxLength 200
 */
patient_id?: PatientIdQueryParameter;
};
