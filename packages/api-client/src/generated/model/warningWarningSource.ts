/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 预警的由来
 */
export type WarningWarningSource = typeof WarningWarningSource[keyof typeof WarningWarningSource];


export const WarningWarningSource = {
  critical: 'critical',
  written: 'written',
} as const;
