/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { KeywordParameter } from './keywordParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';

export type ListCollectedReportsParams = {
/**
 * 患者姓名、住院号、报告编号、诊断或检验名称
 * @maxLength 200
 */
keyword?: KeywordParameter;
/**
 * 页号，0–100000 页，从 0 开始
 * @minimum 0
 * @maximum 100000
 */
page?: PageParameter;
/**
 * 每页条数，1–200 条
 * @minimum 1
 * @maximum 200
 */
page_size?: PageSize12Parameter;
};
