/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 0 至 1 的比例
 * @minimum 0
 * @maximum 1
 */
export type ModelShare = number;
