/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 0 至 100 的整数；其他数值保存时回答 400「请填写0-100%」
 * @nullable
 */
export type LobePercent = number | null;
