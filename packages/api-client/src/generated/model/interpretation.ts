/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { RuleVersion } from './ruleVersion.ts';

/**
 * 由固定措辞表组成的结论
 */
export interface Interpretation {
  /** 结论的首句 */
  headline: string;
  /** 结论的展开 */
  detail: string;
  /** 所用措辞的代码 */
  codes: string[];
  rule_version: RuleVersion;
  /** 规则待临床复核的说明 */
  review_notes: string[];
}
