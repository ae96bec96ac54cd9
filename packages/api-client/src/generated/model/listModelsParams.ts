/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ListModelsSort } from './listModelsSort.ts';
import type { ModelState } from './modelState.ts';

export type ListModelsParams = {
/**
 * 模型名称或编号
 * @maxLength 200
 */
q?: string;
/**
 * 版本的状态
 */
state?: ModelState;
/**
 * 排序列；前面加 - 为降序
 */
sort?: ListModelsSort;
};
