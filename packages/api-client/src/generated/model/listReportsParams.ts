/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { KeywordParameter } from './keywordParameter.ts';
import type { ListReportsTab } from './listReportsTab.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';
import type { PatientIdQueryParameter } from './patientIdQueryParameter.ts';

export type ListReportsParams = {
tab?: ListReportsTab;
/**
 * 患者姓名、住院号、报告编号、诊断或检验名称
 */
keyword?: KeywordParameter;
department?: string;
date?: string;
patient_id?: PatientIdQueryParameter;
/**
 * Zero-based page
 * @minimum 0
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 200
 */
page_size?: PageSize12Parameter;
};
