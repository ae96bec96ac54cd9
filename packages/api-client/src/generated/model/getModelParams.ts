/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type GetModelParams = {
/**
 * 版本号；没有时为在用的版本
 * @maxLength 40
 */
version?: string;
};
