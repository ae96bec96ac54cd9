/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { RuleCategory } from './ruleCategory.ts';
import type { RuleCondition } from './ruleCondition.ts';
import type { RuleName } from './ruleName.ts';
import type { RuleOutcome } from './ruleOutcome.ts';
import type { RulePriority } from './rulePriority.ts';

/**
 * 草稿的修改；在用的版本不变
 */
export interface RuleUpdate {
  /**
     * 读到的修订号，≥1 的整数
     * @minimum 1
     */
  revision: number;
  name: RuleName;
  category: RuleCategory;
  priority: RulePriority;
  condition: RuleCondition;
  outcome: RuleOutcome;
}
