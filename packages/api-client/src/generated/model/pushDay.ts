/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';

/**
 * 一日
 */
export interface PushDay {
  date: CalendarDate;
  /**
     * 推送数
     * @minimum 0
     */
  count: number;
}
