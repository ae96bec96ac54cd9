/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 本系统的患者编号
 * @maxLength 200
 */
export type PatientId = string;
