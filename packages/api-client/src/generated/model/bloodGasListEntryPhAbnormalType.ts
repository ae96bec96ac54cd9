/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type BloodGasListEntryPhAbnormalType = typeof BloodGasListEntryPhAbnormalType[keyof typeof BloodGasListEntryPhAbnormalType];


export const BloodGasListEntryPhAbnormalType = {
  NUMBER_1: 1,
  NUMBER_MINUS_1: -1,
} as const;
