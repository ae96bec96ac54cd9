/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';

/**
 * 一个项目的数据量
 */
export interface DataItem {
  /** 项目代码；目录未收录而来源也没有代码时为空 */
  code: string;
  /** 项目名称 */
  name: string;
  /**
     * 范围内的结果，条
     * @minimum 1
     */
  results: number;
  /** 首次出现的日期，不限于范围 */
  first: CalendarDate;
  /** 最后出现的日期，不限于范围 */
  last: CalendarDate;
}
