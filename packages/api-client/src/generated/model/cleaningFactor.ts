/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 换算系数，>0 且 ≤1000000 倍；结果 = 来源值 × 系数 + 加数。不填时按单位换算
 * @maximum 1000000
 * @exclusiveMinimum 0
 */
export type CleaningFactor = number;
