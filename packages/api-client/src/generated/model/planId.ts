/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 检验方案编号
 * @maxLength 200
 */
export type PlanId = string;
