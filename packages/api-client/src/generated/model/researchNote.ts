/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 版本的说明，至多 200 个字
 * @maxLength 200
 */
export type ResearchNote = string;
