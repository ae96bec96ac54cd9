/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ClassDistanceList } from './classDistanceList.ts';
import type { Contribution } from './contribution.ts';
import type { PleuralCriterion } from './pleuralCriterion.ts';
import type { ReviewNotes } from './reviewNotes.ts';
import type { RuleVersion } from './ruleVersion.ts';

/**
 * 胸腔积液鉴别的结果
 */
export interface PleuralOutcome {
  /** 没有或为空表示暂无结论 */
  diagnosis_name?: string;
  /** 综合判断的文字 */
  judgment?: string;
  /** 三条 Light 标准 */
  criteria?: PleuralCriterion[];
  /** 因项目不足无法计算的比值 */
  missing?: string[];
  /** 假性渗出等提示；没有时为空 */
  hint?: string;
  /** 已判断的各条标准，points 为 1 表示符合 */
  contributions?: Contribution[];
  distance?: ClassDistanceList;
  rule_version?: RuleVersion;
  review_notes?: ReviewNotes;
}
