/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 结果前的比较符
 */
export type LaboratoryRowComparator = typeof LaboratoryRowComparator[keyof typeof LaboratoryRowComparator];


export const LaboratoryRowComparator = {
  '<': '<',
  '>': '>',
  '≤': '≤',
  '≥': '≥',
} as const;
