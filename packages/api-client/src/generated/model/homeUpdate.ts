/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';

/**
 * 一条更新
 */
export interface HomeUpdate {
  /** 更新日期 */
  date: CalendarDate;
  /** 更新的标题 */
  title: string;
}
