/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 诊断名称
 * @maxLength 200
 */
export type DiagnosisName = string;
