/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 处理
 */
export type HoldDecisionDecision = typeof HoldDecisionDecision[keyof typeof HoldDecisionDecision];


export const HoldDecisionDecision = {
  release: 'release',
  rechecked: 'rechecked',
  corrected: 'corrected',
  returned: 'returned',
} as const;
