/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 角色，1–11 号（没有 5）
 * @minimum 1
 * @maximum 11
 */
export type Role = number;
