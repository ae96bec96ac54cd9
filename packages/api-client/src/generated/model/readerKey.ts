/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 核对手机号后得到的凭据，30 分钟有效
 * @maxLength 500
 */
export type ReaderKey = string;
