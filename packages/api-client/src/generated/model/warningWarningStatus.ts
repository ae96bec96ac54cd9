/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 预警的状态
 */
export type WarningWarningStatus = typeof WarningWarningStatus[keyof typeof WarningWarningStatus];


export const WarningWarningStatus = {
  open: 'open',
  cancelled: 'cancelled',
} as const;
