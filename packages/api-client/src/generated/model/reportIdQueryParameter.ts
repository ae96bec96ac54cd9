/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 报告编号
 */
export type ReportIdQueryParameter = string;
