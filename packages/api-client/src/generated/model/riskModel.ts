/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Contribution } from './contribution.ts';
import type { ReviewNotes } from './reviewNotes.ts';
import type { RuleVersion } from './ruleVersion.ts';

/**
 * 风险模型的说明（api_type 2）：缺什么、各项贡献、数据性质
 */
export interface RiskModel {
  /** 标在每个数字旁，如 演示数据 */
  data_note: string;
  /** 没有概率时的说明；有概率时为空 */
  message: string;
  /** 缺少或不可用的项目 */
  missing: string[];
  /** 各项均取均值时的概率 */
  base_percent?: number;
  /** SHAP 值（对数优势），由大到小 */
  contributions: Contribution[];
  rule_version: RuleVersion;
  review_notes: ReviewNotes;
}
