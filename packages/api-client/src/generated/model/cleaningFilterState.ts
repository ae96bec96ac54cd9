/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 待处理的状态
 */
export type CleaningFilterState = typeof CleaningFilterState[keyof typeof CleaningFilterState];


export const CleaningFilterState = {
  no_item: 'no_item',
  no_unit: 'no_unit',
  no_value: 'no_value',
} as const;
