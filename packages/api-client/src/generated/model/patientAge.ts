/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 患者年龄（周岁）
 * @minimum 0
 */
export type PatientAge = number;
