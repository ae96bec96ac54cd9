/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 报告所印的标本
 * @maxLength 500
 */
export type OriginalSpecimen = string;
