/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 时间，ISO 8601，带时区，如 2025-11-18T09:42:00+08:00
 * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
 */
export type DateTime = string;
