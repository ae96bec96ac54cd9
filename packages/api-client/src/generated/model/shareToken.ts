/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 分享令牌
 * @minLength 1
 * @maxLength 500
 */
export type ShareToken = string;
