/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 科室
 * @maxLength 40
 */
export type AccountDepartment = string;
