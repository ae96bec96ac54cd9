/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 最后可用日 yyyy-MM-dd；空为不限期
 * @maxLength 10
 */
export type ExpiresOn = string;
