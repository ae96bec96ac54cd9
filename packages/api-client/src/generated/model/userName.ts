/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 保存或填写者的姓名
 */
export type UserName = string;
