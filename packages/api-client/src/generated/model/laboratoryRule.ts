/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { LaboratoryRuleLevel } from './laboratoryRuleLevel.ts';
import type { RuleAction } from './ruleAction.ts';
import type { RuleCategory } from './ruleCategory.ts';
import type { RuleId } from './ruleId.ts';
import type { RuleKind } from './ruleKind.ts';
import type { RuleName } from './ruleName.ts';
import type { RuleNumber } from './ruleNumber.ts';
import type { RulePriority } from './rulePriority.ts';
import type { RuleSentence } from './ruleSentence.ts';
import type { RuleState } from './ruleState.ts';

/**
 * 一条规则
 */
export interface LaboratoryRule {
  rule_id: RuleId;
  kind: RuleKind;
  name: RuleName;
  category: RuleCategory;
  priority: RulePriority;
  state: RuleState;
  /** 在用或最近在用的版本；0 为还没有启用过 */
  version: RuleNumber;
  /** 正在写的版本；没有草稿时没有 */
  draft_version?: RuleNumber;
  sentence: RuleSentence;
  action: RuleAction;
  /** 标注或提示的级别 */
  level?: LaboratoryRuleLevel;
  /**
     * 近 30 日命中（智能提示为显示）的报告数
     * @minimum 0
     */
  shown?: number;
  /**
     * 医师认为有用的次数；只有智能提示有
     * @minimum 0
     */
  useful?: number;
  /**
     * 医师认为不适用的次数；只有智能提示有
     * @minimum 0
     */
  not_useful?: number;
  /**
     * 给过反馈的医师数；只有智能提示有
     * @minimum 0
     */
  readers?: number;
  /**
     * 近 30 日每日平均命中的报告数
     * @minimum 0
     */
  per_day?: number;
  /**
     * 人工处理过的暂缓
     * @minimum 0
     */
  decided?: number;
  /**
     * 其中人工也认为该拦住的（复检一致、更正、退回）
     * @minimum 0
     */
  agreed?: number;
  /**
     * 修订号，≥1 的整数；保存时带回读到的那一个
     * @minimum 1
     */
  revision: number;
  /** 最近修改 */
  updated_at: DateTime;
  /** 最近修改者的姓名 */
  updated_by: string;
}
