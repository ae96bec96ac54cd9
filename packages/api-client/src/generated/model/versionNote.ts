/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';

/**
 * 一条更新内容
 */
export interface VersionNote {
  /** 标题 */
  title: string;
  /** 内容 */
  content: string;
  /** 更新日期 */
  date: CalendarDate;
}
