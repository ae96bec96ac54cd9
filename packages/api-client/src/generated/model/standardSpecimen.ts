/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 标准标本名称，如 血清
 * @maxLength 500
 */
export type StandardSpecimen = string;
