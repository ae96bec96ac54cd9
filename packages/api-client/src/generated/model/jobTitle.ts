/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 职称
 * @maxLength 40
 */
export type JobTitle = string;
