/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { RuleCondition } from './ruleCondition.ts';
import type { RuleOutcome } from './ruleOutcome.ts';
import type { RuleSentence } from './ruleSentence.ts';

/**
 * 一个版本的内容
 */
export interface RuleContent {
  condition: RuleCondition;
  outcome: RuleOutcome;
  sentence: RuleSentence;
}
