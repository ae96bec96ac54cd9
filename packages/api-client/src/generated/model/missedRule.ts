/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LeafResult } from './leafResult.ts';
import type { RuleId } from './ruleId.ts';
import type { RuleName } from './ruleName.ts';
import type { RuleNumber } from './ruleNumber.ts';
import type { RuleSentence } from './ruleSentence.ts';

/**
 * 在用而只差一个条件的规则
 */
export interface MissedRule {
  rule_id: RuleId;
  name: RuleName;
  /** 在用的版本 */
  version: RuleNumber;
  sentence: RuleSentence;
  /** 每个条件在这份报告上的结果 */
  leaves: LeafResult[];
  /** 差的那个条件在条件树里的位置 */
  failed: string;
  /** 差的那个条件，如 血钾 ≥ 5.5 mmol/L */
  failed_text: string;
}
