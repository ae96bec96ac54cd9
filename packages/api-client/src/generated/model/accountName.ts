/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 账号（工号），2 至 20 位字母、数字或连字符
 * @maxLength 20
 */
export type AccountName = string;
