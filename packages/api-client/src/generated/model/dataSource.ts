/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';

/**
 * 一个来源的数据量
 */
export interface DataSource {
  /**
     * 来源编号；未注明来源时为空
     * @maxLength 200
     */
  source_id: string;
  /** 来源名称 */
  name: string;
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
  /**
     * 应有而没有数据的，日
     * @minimum 0
     */
  gap_days: number;
  /** 范围内最后一份报告的日期；没有时不返回 */
  last?: CalendarDate;
}
