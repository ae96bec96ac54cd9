/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 取消的原因
 */
export type WarningCancelReason = typeof WarningCancelReason[keyof typeof WarningCancelReason];


export const WarningCancelReason = {
  specimen: 'specimen',
  duplicate: 'duplicate',
  entry_error: 'entry_error',
  other: 'other',
} as const;
