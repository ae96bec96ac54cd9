/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * pending 待处理，recorded 已记录处理，cancelled 已取消
 */
export type WarningHandling = typeof WarningHandling[keyof typeof WarningHandling];


export const WarningHandling = {
  pending: 'pending',
  recorded: 'recorded',
  cancelled: 'cancelled',
} as const;
