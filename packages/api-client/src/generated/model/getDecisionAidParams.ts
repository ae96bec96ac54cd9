/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ReportIdQueryParameter } from './reportIdQueryParameter.ts';

export type GetDecisionAidParams = {
/**
 * @minLength 1
 */
diagnosis_id: string;
report_id?: ReportIdQueryParameter;
};
