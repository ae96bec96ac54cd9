/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { InterpretabilityCounted } from './interpretabilityCounted.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';

export type ListInterpretabilityReportsParams = {
/**
 * 哪一个数字
 */
counted: InterpretabilityCounted;
/**
 * 起始日期（含）；没有时为结束日期之前 29 日
 */
from?: CalendarDate;
/**
 * 结束日期（含）；没有时为今日
 */
to?: CalendarDate;
/**
 * 来源编号
 * @maxLength 200
 */
source?: string;
/**
 * 检验组；「未收录」为目录中没有的项目
 * @maxLength 200
 */
group?: string;
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
