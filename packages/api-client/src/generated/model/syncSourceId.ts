/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 来源编号
 * @minLength 1
 * @maxLength 50
 */
export type SyncSourceId = string;
