/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PromptShow } from './promptShow.ts';
import type { RuleAction } from './ruleAction.ts';
import type { RuleOutcomeLevel } from './ruleOutcomeLevel.ts';

/**
 * 命中后做什么
 */
export interface RuleOutcome {
  action: RuleAction;
  /** 标注或提示的级别 */
  level: RuleOutcomeLevel;
  /**
     * 理由，或智能提示的文字；花括号里写条件中项目的值、区间、变化与日期，1 至 200 个字
     * @maxLength 200
     */
  reason: string;
  /**
     * 最长暂缓，10–120 分钟；超时自动放行并标注；缺省为 120
     * @minimum 10
     * @maximum 120
     */
  max_minutes?: number;
  show?: PromptShow;
}
