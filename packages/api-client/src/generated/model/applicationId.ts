/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 应用编号
 * @maxLength 200
 */
export type ApplicationId = string;
