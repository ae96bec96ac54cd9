/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 关注级别
 */
export type ReportListItemLevel = typeof ReportListItemLevel[keyof typeof ReportListItemLevel];


export const ReportListItemLevel = {
  critical: 'critical',
  focus: 'focus',
  none: 'none',
} as const;
