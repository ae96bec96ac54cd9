/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';

/**
 * 一个科室在一日内打开的次数
 */
export interface ManagedOpen {
  date: CalendarDate;
  /** 科室；不足 5 人的为其他 */
  department: string;
  /**
     * 次数
     * @minimum 1
     */
  count: number;
}
