/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 知识段落的编号，如 lay/K/high
 */
export type LayPassageId = string;
