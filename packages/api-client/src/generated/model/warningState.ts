/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 处置回路所处的状态，由记录得出
 */
export type WarningState = typeof WarningState[keyof typeof WarningState];


export const WarningState = {
  unacknowledged: 'unacknowledged',
  unhandled: 'unhandled',
  awaiting_recheck: 'awaiting_recheck',
  awaiting_close: 'awaiting_close',
  closed: 'closed',
  cancelled: 'cancelled',
} as const;
