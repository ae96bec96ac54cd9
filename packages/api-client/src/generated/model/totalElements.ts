/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 全部条数（不止本页）
 * @minimum 0
 */
export type TotalElements = number;
