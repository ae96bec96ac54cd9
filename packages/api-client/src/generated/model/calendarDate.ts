/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 日期 yyyy-MM-dd（医院所在时区）
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
export type CalendarDate = string;
