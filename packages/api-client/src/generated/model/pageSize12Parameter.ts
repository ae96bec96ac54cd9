/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 每页条数，1–200 条
 */
export type PageSize12Parameter = number;
