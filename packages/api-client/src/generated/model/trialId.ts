/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 试运行的编号
 * @maxLength 40
 */
export type TrialId = string;
