/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';

/**
 * 一日（按月时为一月）的数据量
 */
export interface VolumeDay {
  /** 日期；按月时为该月在范围内的第一日 */
  date: CalendarDate;
  /**
     * 报告，份
     * @minimum 0
     */
  reports: number;
  /**
     * 结果，条
     * @minimum 0
     */
  results: number;
  /** 应有而没有数据；没有数据但本不该有的为 false */
  is_gap: boolean;
  /**
     * 其中应有而没有数据的，日
     * @minimum 0
     */
  gap_days: number;
}
