/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 审核规则的校验类别，或智能提示所属的系统
 */
export type RuleCategory = typeof RuleCategory[keyof typeof RuleCategory];


export const RuleCategory = {
  limit: 'limit',
  critical: 'critical',
  delta: 'delta',
  consistency: 'consistency',
  completeness: 'completeness',
  blood: 'blood',
  endocrine: 'endocrine',
  renal: 'renal',
  liver: 'liver',
  heart: 'heart',
  infection: 'infection',
  immune: 'immune',
  general: 'general',
} as const;
