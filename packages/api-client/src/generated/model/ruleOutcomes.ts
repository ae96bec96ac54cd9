/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { RuleDisabled } from './ruleDisabled.ts';

/**
 * 每条规则的结果
 */
export interface RuleOutcomes {
  /** 本次所记的修改，供撤销 */
  change_ids: number[];
  /** 各条规则 */
  outcomes: RuleDisabled[];
}
