/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DataItemSort } from './dataItemSort.ts';
import type { FromParameter } from './fromParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';
import type { SourceParameter } from './sourceParameter.ts';
import type { ToParameter } from './toParameter.ts';

export type ListDataItemsParams = {
/**
 * 日期 yyyy-MM-dd（医院所在时区）
 * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$
 */
from?: FromParameter;
/**
 * 日期 yyyy-MM-dd（医院所在时区）
 * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$
 */
to?: ToParameter;
/**
 * 来源编号
 * @maxLength 200
 */
source?: SourceParameter;
/**
 * 项目的名称或代码
 * @maxLength 200
 */
q?: string;
/**
 * 排序
 */
sort?: DataItemSort;
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
