/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { RuleCondition } from './ruleCondition.ts';
import type { RuleId } from './ruleId.ts';
import type { RuleKind } from './ruleKind.ts';
import type { RuleOutcome } from './ruleOutcome.ts';

/**
 * 正在写的条件
 */
export interface RuleCheckInput {
  kind: RuleKind;
  condition: RuleCondition;
  outcome?: RuleOutcome;
  /** 它所属的规则；新规则没有 */
  rule_id?: RuleId;
}
