/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 规则所引用的文献
 */
export type Citations = string[];
