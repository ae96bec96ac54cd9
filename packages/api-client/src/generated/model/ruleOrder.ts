/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { RuleId } from './ruleId.ts';

/**
 * 新的次序
 */
export interface RuleOrder {
  /**
     * 规则编号，先问的在前
     * @minItems 1
     * @maxItems 200
     */
  rule_ids: RuleId[];
}
