/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 报告所印的项目名称
 * @maxLength 500
 */
export type OriginalLaboratoryName = string;
