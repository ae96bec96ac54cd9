/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 状态
 */
export type CleaningState = typeof CleaningState[keyof typeof CleaningState];


export const CleaningState = {
  no_item: 'no_item',
  no_unit: 'no_unit',
  no_value: 'no_value',
  mapped: 'mapped',
  dismissed: 'dismissed',
} as const;
