/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';

/**
 * 一周的可解读率
 */
export interface InterpretabilityWeek {
  /** 周一 */
  week: CalendarDate;
  /** 不满一周 */
  is_partial: boolean;
  /**
     * 可解读的结果，条
     * @minimum 0
     */
  numerator: number;
  /**
     * 全部结果，条
     * @minimum 0
     */
  denominator: number;
  /**
     * 可解读率，%；没有结果时不返回
     * @minimum 0
     * @maximum 100
     */
  rate?: number;
}
