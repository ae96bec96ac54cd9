/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 条件的用途
 */
export type RuleCheckInputKind = typeof RuleCheckInputKind[keyof typeof RuleCheckInputKind];


export const RuleCheckInputKind = {
  audit: 'audit',
  prompt: 'prompt',
  push: 'push',
} as const;
