/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 规则的状态
 */
export type RuleState = typeof RuleState[keyof typeof RuleState];


export const RuleState = {
  draft: 'draft',
  in_use: 'in_use',
  archived: 'archived',
} as const;
