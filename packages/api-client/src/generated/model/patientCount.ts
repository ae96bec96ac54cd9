/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 患者人数
 * @minimum 0
 */
export type PatientCount = number;
