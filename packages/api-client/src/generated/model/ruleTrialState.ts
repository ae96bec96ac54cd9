/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 是否还在试
 */
export type RuleTrialState = typeof RuleTrialState[keyof typeof RuleTrialState];


export const RuleTrialState = {
  running: 'running',
  done: 'done',
  cancelled: 'cancelled',
} as const;
