/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 预警的处理状态
 */
export type WarningHandling = typeof WarningHandling[keyof typeof WarningHandling];


export const WarningHandling = {
  pending: 'pending',
  recorded: 'recorded',
  cancelled: 'cancelled',
} as const;
