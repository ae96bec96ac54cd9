/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 版本号
 * @maxLength 40
 */
export type ModelVersionNumber = string;
