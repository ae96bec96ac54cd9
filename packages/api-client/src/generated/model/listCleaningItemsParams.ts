/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningSort } from './cleaningSort.ts';
import type { CleaningState } from './cleaningState.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';

export type ListCleaningItemsParams = {
/**
 * 状态
 */
state?: CleaningState;
/**
 * 来源编号
 * @maxLength 200
 */
source?: string;
/**
 * 来源名称、代码，或已映射的目录项目
 * @maxLength 200
 */
q?: string;
/**
 * 排序
 */
sort?: CleaningSort;
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
