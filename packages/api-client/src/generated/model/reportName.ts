/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 报告名称，如 肾功能
 */
export type ReportName = string;
