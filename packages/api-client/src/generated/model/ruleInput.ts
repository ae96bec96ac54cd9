/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { RuleCategory } from './ruleCategory.ts';
import type { RuleCondition } from './ruleCondition.ts';
import type { RuleKind } from './ruleKind.ts';
import type { RuleName } from './ruleName.ts';
import type { RuleOutcome } from './ruleOutcome.ts';
import type { RulePriority } from './rulePriority.ts';

/**
 * 新规则的草稿
 */
export interface RuleInput {
  kind: RuleKind;
  name: RuleName;
  category: RuleCategory;
  priority?: RulePriority;
  condition: RuleCondition;
  outcome: RuleOutcome;
}
