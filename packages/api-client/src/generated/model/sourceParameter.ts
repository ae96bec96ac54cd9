/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 来源编号
 */
export type SourceParameter = string;
