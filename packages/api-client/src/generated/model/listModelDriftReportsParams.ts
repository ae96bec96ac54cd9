/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';
import type { SyncSourceId } from './syncSourceId.ts';

export type ListModelDriftReportsParams = {
/**
 * 特征的代码
 * @minLength 1
 * @maxLength 40
 */
feature: string;
/**
 * 来源编号；没有时为全部来源
 */
source_id?: SyncSourceId;
/**
 * 起始日期（含）；没有时为结束日期之前 29 日
 */
from?: CalendarDate;
/**
 * 结束日期（含）；没有时为今日
 */
to?: CalendarDate;
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
