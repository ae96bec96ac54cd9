/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * critical 由危急值自动产生，written 由人员填写
 */
export type WarningWarningSource = typeof WarningWarningSource[keyof typeof WarningWarningSource];


export const WarningWarningSource = {
  critical: 'critical',
  written: 'written',
} as const;
