/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 规则的用途
 */
export type RuleKind = typeof RuleKind[keyof typeof RuleKind];


export const RuleKind = {
  audit: 'audit',
  prompt: 'prompt',
} as const;
