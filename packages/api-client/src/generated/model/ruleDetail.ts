/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LaboratoryRule } from './laboratoryRule.ts';
import type { RuleContent } from './ruleContent.ts';
import type { RuleEdition } from './ruleEdition.ts';

/**
 * 一条规则与它的全部版本
 */
export interface RuleDetail {
  /** 当前账号是否可以修改 */
  may_write: boolean;
  rule: LaboratoryRule;
  /** 正在写的内容；没有草稿时没有 */
  draft?: RuleContent;
  /** 启用过的版本，新的在前 */
  editions: RuleEdition[];
}
