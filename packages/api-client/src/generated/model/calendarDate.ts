/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 日期 yyyy-MM-dd（医院所在时区）
 * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$
 */
export type CalendarDate = string;
