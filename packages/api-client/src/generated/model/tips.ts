/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 提示语，逐条显示
 */
export type Tips = string[];
