/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 账号编号
 */
export type UserId = string;
