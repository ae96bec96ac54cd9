/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { ModelVersionNumber } from './modelVersionNumber.ts';

/**
 * 某一日的版本
 */
export interface ModelDay {
  date: CalendarDate;
  /** 该日结束时在用的版本 */
  in_use?: ModelVersionNumber;
  /** 该日结束时旁路的版本 */
  shadow?: ModelVersionNumber;
}
