/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type NeedFocusItemAbnormalType = typeof NeedFocusItemAbnormalType[keyof typeof NeedFocusItemAbnormalType];


export const NeedFocusItemAbnormalType = {
  NUMBER_1: 1,
  NUMBER_MINUS_1: -1,
} as const;
