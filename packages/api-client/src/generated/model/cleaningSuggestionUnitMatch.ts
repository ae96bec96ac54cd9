/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 单位
 */
export type CleaningSuggestionUnitMatch = typeof CleaningSuggestionUnitMatch[keyof typeof CleaningSuggestionUnitMatch];


export const CleaningSuggestionUnitMatch = {
  same: 'same',
  convertible: 'convertible',
  formula: 'formula',
  none: 'none',
} as const;
