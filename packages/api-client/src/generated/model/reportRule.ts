/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LeafResult } from './leafResult.ts';
import type { RuleId } from './ruleId.ts';
import type { RuleName } from './ruleName.ts';
import type { RuleNumber } from './ruleNumber.ts';
import type { RuleSentence } from './ruleSentence.ts';

/**
 * 命中一份报告的规则
 */
export interface ReportRule {
  rule_id: RuleId;
  name: RuleName;
  /** 当时的版本 */
  version: RuleNumber;
  /** 做了什么：标注、暂缓解读、转危急值流程或提示 */
  action: string;
  /** 提示或理由，含报告里的值 */
  text: string;
  /** 当时版本的条件；已不可查时为空 */
  sentence: RuleSentence;
  /** 每个条件在这份报告上的结果 */
  leaves: LeafResult[];
}
