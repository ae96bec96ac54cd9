/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ModelRow } from './modelRow.ts';
import type { RuleModel } from './ruleModel.ts';

/**
 * 全部模型与规则模型
 */
export interface ModelList {
  /** 模型的各版本 */
  data: ModelRow[];
  /** 规则模型 */
  rules: RuleModel[];
}
