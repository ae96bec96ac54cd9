/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 每页条数
 * @minimum 1
 */
export type PageSize = number;
