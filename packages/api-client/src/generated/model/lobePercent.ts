/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一个肺叶受累的百分比，0–100 %（整数）；未填写为 null
 * @minimum 0
 * @maximum 100
 * @nullable
 */
export type LobePercent = number | null;
