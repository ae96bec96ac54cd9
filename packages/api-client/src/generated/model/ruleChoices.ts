/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { RuleChoiceItem } from './ruleChoiceItem.ts';

/**
 * 条件可选的名称
 */
export interface RuleChoices {
  /** 检验项目，目录的次序 */
  items: RuleChoiceItem[];
  /** 检验组 */
  groups: string[];
  /** 科室 */
  departments: string[];
  /** 来源 */
  sources: string[];
  /** 标本 */
  specimens: string[];
  /** 可推断的诊断 */
  diagnoses: string[];
  /** 患者标签 */
  tags: string[];
}
