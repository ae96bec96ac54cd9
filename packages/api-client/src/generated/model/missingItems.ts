/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 缺少的检验项目或输入的名称
 */
export type MissingItems = string[];
