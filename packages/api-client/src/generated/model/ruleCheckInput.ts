/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { RuleCheckInputKind } from './ruleCheckInputKind.ts';
import type { RuleCondition } from './ruleCondition.ts';
import type { RuleId } from './ruleId.ts';
import type { RuleOutcome } from './ruleOutcome.ts';

/**
 * 正在写的条件
 */
export interface RuleCheckInput {
  /** 条件的用途 */
  kind: RuleCheckInputKind;
  condition: RuleCondition;
  outcome?: RuleOutcome;
  /** 它所属的规则；新规则没有 */
  rule_id?: RuleId;
}
