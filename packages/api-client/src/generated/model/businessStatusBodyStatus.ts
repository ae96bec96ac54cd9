/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 业务状态
 */
export type BusinessStatusBodyStatus = typeof BusinessStatusBodyStatus[keyof typeof BusinessStatusBodyStatus];


export const BusinessStatusBodyStatus = {
  NUMBER_1001: 1001,
  NUMBER_1002: 1002,
} as const;
