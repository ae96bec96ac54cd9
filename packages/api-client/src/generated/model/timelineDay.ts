/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { TimelineReport } from './timelineReport.ts';

/**
 * 时间轴上的一天
 */
export interface TimelineDay {
  /** 日期 */
  date: CalendarDate;
  /** 当日的报告 */
  reports?: TimelineReport[];
}
