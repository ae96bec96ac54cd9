/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 月份，如 2025-11
 * @pattern ^[12]\d{3}-(0[1-9]|1[0-2])$
 */
export type Month = string;
