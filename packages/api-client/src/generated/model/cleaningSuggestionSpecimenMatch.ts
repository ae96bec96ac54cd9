/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 标本
 */
export type CleaningSuggestionSpecimenMatch = typeof CleaningSuggestionSpecimenMatch[keyof typeof CleaningSuggestionSpecimenMatch];


export const CleaningSuggestionSpecimenMatch = {
  same: 'same',
  origin: 'origin',
  unknown: 'unknown',
} as const;
