/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 患者姓名
 */
export type PatientName = string;
