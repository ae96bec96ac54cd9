/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * ISO 8601 with offset, e.g. 2025-11-18T09:42:00+08:00
 */
export type DateTime = string;
