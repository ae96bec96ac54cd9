/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { ListUsageRowsKind } from './listUsageRowsKind.ts';
import type { ListUsageRowsSort } from './listUsageRowsSort.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';

export type ListUsageRowsParams = {
/**
 * 起始日期（含）；没有时为结束日期之前 29 日
 */
from?: CalendarDate;
/**
 * 结束日期（含）；没有时为今日
 */
to?: CalendarDate;
/**
 * 科室；「其他」为不足 5 人的各科室
 * @maxLength 200
 */
department?: string;
/**
 * 应用编号
 * @maxLength 200
 */
application_id?: string;
/**
 * 角色（1–11 号）
 * @minimum 1
 * @maximum 11
 */
role?: number;
/**
 * 星期（1–7，周一为 1）与钟点，如 2-09 为周二 9 时
 * @maxLength 4
 * @pattern ^[1-7]-([01][0-9]|2[0-3])$
 */
slot?: string;
/**
 * 用途；没有时为全部
 */
kind?: ListUsageRowsKind;
/**
 * 排序列；前面加 - 为降序。缺省为新的日期在前
 */
sort?: ListUsageRowsSort;
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
