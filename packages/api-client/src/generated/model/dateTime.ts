/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 时间，ISO 8601，带时区，如 2025-11-18T09:42:00+08:00
 * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$
 */
export type DateTime = string;
