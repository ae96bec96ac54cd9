/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 触发该应用的报告份数
 * @minimum 0
 */
export type ReportCount = number;
