/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ListResearchProjectsOwner } from './listResearchProjectsOwner.ts';
import type { ListResearchProjectsState } from './listResearchProjectsState.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';

export type ListResearchProjectsParams = {
/**
 * 状态；deleted 为 30 天内删除的我的项目
 */
state?: ListResearchProjectsState;
/**
 * 范围；没有时为全部
 */
owner?: ListResearchProjectsOwner;
/**
 * 项目名称、目的或负责人
 * @maxLength 200
 */
keyword?: string;
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
