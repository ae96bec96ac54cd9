/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';

/**
 * 出现新来源项目的一日
 */
export interface InterpretabilityEvent {
  date: CalendarDate;
  /**
     * 新来源项目，个
     * @minimum 1
     */
  items: number;
}
