/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';

export type GetInterpretabilityParams = {
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
};
