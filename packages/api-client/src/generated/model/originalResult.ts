/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 报告所印的结果，保持原文（可带 <、>）
 */
export type OriginalResult = string;
