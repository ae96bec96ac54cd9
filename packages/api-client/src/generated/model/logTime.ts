/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 时间 yyyy-MM-dd HH:mm（医院所在时区）
 * @pattern ^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d$
 */
export type LogTime = string;
