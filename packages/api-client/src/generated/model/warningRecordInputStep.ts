/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 所记录的一步
 */
export type WarningRecordInputStep = typeof WarningRecordInputStep[keyof typeof WarningRecordInputStep];


export const WarningRecordInputStep = {
  notified: 'notified',
  acknowledged: 'acknowledged',
  handled: 'handled',
  rechecked: 'rechecked',
  closed: 'closed',
  withdrawn: 'withdrawn',
} as const;
