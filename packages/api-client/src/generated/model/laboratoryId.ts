/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 检验行的编号（一份报告中的一行）
 * @maxLength 200
 */
export type LaboratoryId = string;
