/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 时间 yyyy-MM-dd HH:mm（医院所在时区）
 * @pattern ^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$
 */
export type LogTime = string;
