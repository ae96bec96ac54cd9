/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { NewCode } from './newCode.ts';

/**
 * 本周新来源代码
 */
export interface NewCodes {
  /** 本周一 */
  since: CalendarDate;
  /** 新来源代码，近的在前 */
  data: NewCode[];
}
