/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { PromptShow } from './promptShow.ts';
import type { RuleCondition } from './ruleCondition.ts';
import type { RuleId } from './ruleId.ts';
import type { RuleKind } from './ruleKind.ts';
import type { TrialList } from './trialList.ts';

/**
 * 在已有报告上试运行一个条件
 */
export interface RuleTrialInput {
  kind: RuleKind;
  condition: RuleCondition;
  /** 智能提示的显示；只用于智能提示 */
  show?: PromptShow;
  /**
     * 在命中的报告上填好的文字，至多 200 个字
     * @maxLength 200
     */
  reason?: string;
  /** 与它在用的版本、与人工处理相比的规则 */
  rule_id?: RuleId;
  /** 起始日；缺省为 30 日前 */
  from?: CalendarDate;
  /** 截止日（含）；缺省为今日 */
  to?: CalendarDate;
  list?: TrialList;
  /**
     * 页号，从 0 开始，0–100000 页
     * @minimum 0
     * @maximum 100000
     */
  page?: number;
  /**
     * 每页条数，1–200 条
     * @minimum 1
     * @maximum 200
     */
  page_size?: number;
}
