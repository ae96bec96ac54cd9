/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { RuleId } from './ruleId.ts';
import type { RuleName } from './ruleName.ts';

/**
 * 一条规则的结果
 */
export interface RuleDisabled {
  rule_id: RuleId;
  name: RuleName;
  /** 已停用 */
  is_done: boolean;
  /** 未停用的原因；已停用时没有 */
  message?: string;
}
