/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 诊断编号（规则库）
 * @maxLength 200
 */
export type DiagnosisId = string;
