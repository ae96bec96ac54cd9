/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { UsageRowKind } from './usageRowKind.ts';

/**
 * 一行明细
 */
export interface UsageRow {
  date: CalendarDate;
  /** 科室；不足 5 人的为其他 */
  department: string;
  /** 做了什么 */
  kind: UsageRowKind;
  /** 应用名称；不是应用时为空 */
  application: string;
  /**
     * 次数
     * @minimum 1
     */
  count: number;
}
