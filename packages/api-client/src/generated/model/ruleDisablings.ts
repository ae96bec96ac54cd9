/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { RuleFilter } from './ruleFilter.ts';

/**
 * 停用此条件的全部规则
 */
export interface RuleDisablings {
  filter: RuleFilter;
  /**
     * 停用原因，1 至 200 个字
     * @maxLength 200
     */
  reason: string;
}
