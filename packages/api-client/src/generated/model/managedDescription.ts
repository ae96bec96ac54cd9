/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 应用说明，最多 200 字
 * @maxLength 200
 */
export type ManagedDescription = string;
