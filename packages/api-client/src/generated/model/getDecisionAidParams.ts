/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ReportIdQueryParameter } from './reportIdQueryParameter.ts';

export type GetDecisionAidParams = {
/**
 * 诊断编号
 * @minLength 1
 * @maxLength 200
 */
diagnosis_id: string;
/**
 * 报告编号
 * @maxLength 200
 */
report_id?: ReportIdQueryParameter;
};
