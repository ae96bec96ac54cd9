/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 处置回路的一步
 */
export type WarningStep = typeof WarningStep[keyof typeof WarningStep];


export const WarningStep = {
  detected: 'detected',
  notified: 'notified',
  acknowledged: 'acknowledged',
  handled: 'handled',
  rechecked: 'rechecked',
  closed: 'closed',
  withdrawn: 'withdrawn',
} as const;
