/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ModelCounted } from './modelCounted.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';

export type ListModelReportsParams = {
/**
 * 版本号
 * @minLength 1
 * @maxLength 40
 */
version: string;
/**
 * 哪一个数字
 */
counted: ModelCounted;
/**
 * 该版本启用或旁路的一段的开始，如时间轴所列；没有时为近 30 日
 */
since?: DateTime;
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
