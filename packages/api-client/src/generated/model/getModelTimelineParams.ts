/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';

export type GetModelTimelineParams = {
/**
 * 某一日；没有时不返回 at
 */
at?: CalendarDate;
};
