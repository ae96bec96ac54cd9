/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 参考区间下限，单位同结果；没有下限时不返回
 */
export type RangeLower = string;
