/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type LaboratoryRowComparator = typeof LaboratoryRowComparator[keyof typeof LaboratoryRowComparator];


export const LaboratoryRowComparator = {
  '<': '<',
  '>': '>',
  '≤': '≤',
  '≥': '≥',
} as const;
