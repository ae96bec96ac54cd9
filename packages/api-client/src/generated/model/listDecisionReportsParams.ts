/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { KeywordParameter } from './keywordParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';

export type ListDecisionReportsParams = {
/**
 * 患者姓名、住院号、报告编号、诊断或检验名称
 */
keyword?: KeywordParameter;
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
