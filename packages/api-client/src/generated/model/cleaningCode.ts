/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 检验目录的项目代码
 * @maxLength 50
 */
export type CleaningCode = string;
