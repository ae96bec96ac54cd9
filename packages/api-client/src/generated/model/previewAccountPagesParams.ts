/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type PreviewAccountPagesParams = {
/**
 * 角色（1–11 号）
 * @minimum 1
 * @maximum 11
 */
role?: number;
/**
 * 栏目权限，以逗号分隔
 * @maxLength 20
 * @pattern ^([1-4](,[1-4])*)?$
 */
permission_column?: string;
};
