/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ListAccountsFacet } from './listAccountsFacet.ts';
import type { ListAccountsSort } from './listAccountsSort.ts';
import type { ListAccountsState } from './listAccountsState.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';

export type ListAccountsParams = {
/**
 * 账号、姓名、手机号后四位，或姓名拼音首字母
 * @maxLength 200
 */
q?: string;
/**
 * 只要这一角色（1–11 号）的账号
 * @minimum 1
 * @maximum 11
 */
role?: number;
/**
 * 账号状态
 */
state?: ListAccountsState;
/**
 * 科室
 * @maxLength 200
 */
department?: string;
/**
 * 只要我的应用中有这一应用的正常账号，与应用管理的人数一致
 * @maxLength 200
 */
application_id?: string;
/**
 * 至少这么多日（1–3650 日）未活动；从未登录的账号也在内
 * @minimum 1
 * @maximum 3650
 */
idle_days?: number;
/**
 * 快捷筛选
 */
facet?: ListAccountsFacet;
/**
 * 排序列；前面加 - 为降序
 */
sort?: ListAccountsSort;
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
