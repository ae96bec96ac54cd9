/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 原因，只给管理员看，2 至 200 个字
 * @maxLength 200
 */
export type BlacklistReason = string;
