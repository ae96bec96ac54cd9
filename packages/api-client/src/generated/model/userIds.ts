/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 账号编号
 * @minItems 1
 * @maxItems 500
 * @items.maxLength 200
 */
export type UserIds = string[];
