/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';

export type ToParameter = CalendarDate;
