/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 检验项目的别名
 */
export type Aliases = string[];
