/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { RuleCategory } from './ruleCategory.ts';
import type { RuleKind } from './ruleKind.ts';
import type { RuleState } from './ruleState.ts';

/**
 * 列表的筛选条件；符合的全部在内
 */
export interface RuleFilter {
  kind: RuleKind;
  state?: RuleState;
  category?: RuleCategory;
  /**
     * 编号、名称或句子
     * @maxLength 200
     */
  q?: string;
}
