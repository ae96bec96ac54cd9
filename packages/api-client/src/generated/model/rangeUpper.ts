/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 参考区间上限，单位同结果；没有上限时不返回
 */
export type RangeUpper = string;
