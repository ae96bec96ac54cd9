/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { UsageFigures } from './usageFigures.ts';

/**
 * 两段同样长的完整日期；尚未结束的一日不计
 */
export interface UsageComparison {
  /** 本段起始 */
  from: CalendarDate;
  /** 本段结束（含） */
  to: CalendarDate;
  /** 前一段起始 */
  before_from: CalendarDate;
  /** 前一段结束（含） */
  before_to: CalendarDate;
  current: UsageFigures;
  before: UsageFigures;
}
