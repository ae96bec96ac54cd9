/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 报告的级别
 */
export type ReadingLevel = typeof ReadingLevel[keyof typeof ReadingLevel];


export const ReadingLevel = {
  critical: 'critical',
  focus: 'focus',
  undetermined: 'undetermined',
  normal: 'normal',
} as const;
