/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 报告编号：检验报告，或保存的评估、记录
 * @maxLength 200
 */
export type ReportId = string;
