/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 检验项目的分组，如 肾功能
 */
export type GroupName = string;
