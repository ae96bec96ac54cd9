/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 检验项目的英文缩写，如 Cr；未收录的项目为报告所印名称
 */
export type ShortName = string;
