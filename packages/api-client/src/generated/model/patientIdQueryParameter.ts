/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 患者编号
 */
export type PatientIdQueryParameter = string;
