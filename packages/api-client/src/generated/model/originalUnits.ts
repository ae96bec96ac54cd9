/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 报告所印的单位；没有单位时为空
 */
export type OriginalUnits = string;
