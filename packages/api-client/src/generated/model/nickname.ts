/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 姓名，1 至 20 个字
 * @maxLength 20
 */
export type Nickname = string;
