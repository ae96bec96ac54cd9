/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';
import type { TrialList } from './trialList.ts';

export type GetRuleTrialParams = {
/**
 * 列出哪些报告；缺省为命中
 */
list?: TrialList;
/**
 * 漏斗中的位置，如 1；列出到此条件仍满足的报告，代替 list
 * @maxLength 20
 */
step?: string;
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
