/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 处置回路是否结束
 */
export type WarningProgress = typeof WarningProgress[keyof typeof WarningProgress];


export const WarningProgress = {
  open: 'open',
  closed: 'closed',
  cancelled: 'cancelled',
} as const;
