/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一个肺叶的影像评分，0–4 分；由百分比计算，传入的值不用
 * @minimum 0
 * @maximum 4
 * @nullable
 */
export type LobeScore = number | null;
