/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { ModelDay } from './modelDay.ts';
import type { ModelPeriod } from './modelPeriod.ts';

/**
 * 各版本的时间轴
 */
export interface ModelTimeline {
  today: CalendarDate;
  /** 各段，由远到近 */
  periods: ModelPeriod[];
  /** 所问的一日 */
  at?: ModelDay;
}
