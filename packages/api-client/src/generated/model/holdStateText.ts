/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 暂缓的状态
 */
export type HoldStateText = typeof HoldStateText[keyof typeof HoldStateText];


export const HoldStateText = {
  held: 'held',
  release: 'release',
  rechecked: 'rechecked',
  corrected: 'corrected',
  returned: 'returned',
  timed_out: 'timed_out',
} as const;
