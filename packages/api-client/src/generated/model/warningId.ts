/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 预警编号
 * @maxLength 200
 */
export type WarningId = string;
