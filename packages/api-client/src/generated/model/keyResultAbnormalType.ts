/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type KeyResultAbnormalType = typeof KeyResultAbnormalType[keyof typeof KeyResultAbnormalType];


export const KeyResultAbnormalType = {
  NUMBER_1: 1,
  NUMBER_MINUS_1: -1,
} as const;
