/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 标注或提示的级别
 */
export type RuleOutcomeLevel = typeof RuleOutcomeLevel[keyof typeof RuleOutcomeLevel];


export const RuleOutcomeLevel = {
  attention: 'attention',
  remark: 'remark',
} as const;
