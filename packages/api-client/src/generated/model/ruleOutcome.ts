/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { RuleOutcomeAction } from './ruleOutcomeAction.ts';
import type { RuleOutcomeLevel } from './ruleOutcomeLevel.ts';

/**
 * 命中后做什么
 */
export interface RuleOutcome {
  /** 标注进入解读；暂缓不给出结论，等人工审核；转危急值流程立即提醒 */
  action: RuleOutcomeAction;
  /** 标注的级别 */
  level: RuleOutcomeLevel;
  /**
     * 理由，可含条件中项目的值，如 血钾 {血钾}；1 至 200 个字
     * @maxLength 200
     */
  reason: string;
  /**
     * 最长暂缓，10–120 分钟；超时自动放行并标注
     * @minimum 10
     * @maximum 120
     */
  max_minutes: number;
}
