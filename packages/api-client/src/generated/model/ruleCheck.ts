/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { RuleChip } from './ruleChip.ts';
import type { RuleProblem } from './ruleProblem.ts';
import type { RuleSentence } from './ruleSentence.ts';

/**
 * 检查的结果
 */
export interface RuleCheck {
  sentence: RuleSentence;
  /** 文字中可插入的名称 */
  chips: RuleChip[];
  /** 须先改的，先整体后逐条 */
  problems: RuleProblem[];
  /** 请作者留意的 */
  notes: RuleProblem[];
  /** 这一条件是否已试运行过 */
  tried: boolean;
}
