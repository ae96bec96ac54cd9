/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';

export type GetModelDriftParams = {
/**
 * 起始日期（含）；没有时为结束日期之前 29 日
 */
from?: CalendarDate;
/**
 * 结束日期（含）；没有时为今日
 */
to?: CalendarDate;
};
