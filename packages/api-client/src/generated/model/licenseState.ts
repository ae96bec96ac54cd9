/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 状态
 */
export type LicenseState = typeof LicenseState[keyof typeof LicenseState];


export const LicenseState = {
  NUMBER_0: 0,
  NUMBER_1: 1,
  NUMBER_2: 2,
  NUMBER_3: 3,
} as const;
