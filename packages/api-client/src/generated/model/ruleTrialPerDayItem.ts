/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';

/**
 * 一日
 */
export type RuleTrialPerDayItem = {
  /** 日期 */
  date: CalendarDate;
  /**
     * 命中
     * @minimum 0
     */
  hits: number;
  /**
     * 在用版本命中
     * @minimum 0
     */
  compared_hits: number;
};
