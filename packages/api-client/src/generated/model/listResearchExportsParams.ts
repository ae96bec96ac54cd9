/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ListResearchExportsState } from './listResearchExportsState.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';

export type ListResearchExportsParams = {
/**
 * 科研项目的编号
 * @maxLength 200
 */
project_id?: string;
/**
 * 状态
 */
state?: ListResearchExportsState;
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
