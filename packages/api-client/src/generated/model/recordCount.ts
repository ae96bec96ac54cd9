/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 已保存的记录条数
 * @minimum 0
 */
export type RecordCount = number;
