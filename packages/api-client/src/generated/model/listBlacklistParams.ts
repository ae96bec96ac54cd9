/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BlacklistKind } from './blacklistKind.ts';
import type { BlacklistState } from './blacklistState.ts';
import type { ListBlacklistSort } from './listBlacklistSort.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';

export type ListBlacklistParams = {
/**
 * 状态
 */
state?: BlacklistState;
/**
 * 类型
 */
kind?: BlacklistKind;
/**
 * 账号、姓名（或拼音首字母）、科室或原因
 * @maxLength 200
 */
q?: string;
/**
 * 排序列；前面加 - 为降序。缺省为新的在前
 */
sort?: ListBlacklistSort;
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
