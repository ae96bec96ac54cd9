/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 校验类别
 */
export type RuleCategory = typeof RuleCategory[keyof typeof RuleCategory];


export const RuleCategory = {
  limit: 'limit',
  critical: 'critical',
  delta: 'delta',
  consistency: 'consistency',
  completeness: 'completeness',
} as const;
