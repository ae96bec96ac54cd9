/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 标注进入解读；暂缓不给出结论，等人工审核；转危急值流程立即提醒；提示在所选位置显示
 */
export type RuleAction = typeof RuleAction[keyof typeof RuleAction];


export const RuleAction = {
  note: 'note',
  hold: 'hold',
  critical: 'critical',
  prompt: 'prompt',
} as const;
