/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 复测的判定
 */
export type WarningRecheckOutcome = typeof WarningRecheckOutcome[keyof typeof WarningRecheckOutcome];


export const WarningRecheckOutcome = {
  critical: 'critical',
  improved: 'improved',
  normal: 'normal',
  undetermined: 'undetermined',
} as const;
