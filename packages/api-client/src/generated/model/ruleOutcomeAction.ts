/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 标注进入解读；暂缓不给出结论，等人工审核；转危急值流程立即提醒
 */
export type RuleOutcomeAction = typeof RuleOutcomeAction[keyof typeof RuleOutcomeAction];


export const RuleOutcomeAction = {
  note: 'note',
  hold: 'hold',
  critical: 'critical',
} as const;
