/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';

/**
 * 日历范围；没有时为全部
 */
export type ResearchCohortCalendar = {
  /** 起始（含） */
  from?: CalendarDate;
  /** 结束（含） */
  to?: CalendarDate;
};
