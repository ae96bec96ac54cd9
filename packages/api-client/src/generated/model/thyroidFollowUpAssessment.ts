/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ClassDistanceList } from './classDistanceList.ts';
import type { ContributionList } from './contributionList.ts';
import type { ReviewNotes } from './reviewNotes.ts';
import type { RuleVersion } from './ruleVersion.ts';
import type { ThyroidFollowUpAssessmentReferenceDose } from './thyroidFollowUpAssessmentReferenceDose.ts';

/**
 * TSH 抑制目标与本次结果的比较
 */
export interface ThyroidFollowUpAssessment {
  /** 复发风险 */
  recurrence: string;
  /** 副作用风险 */
  side_effect: string;
  /** 初治期或随访期 */
  phase?: string;
  /** mU/L */
  target_text: string;
  /**
     * TSH 抑制目标的下限，mU/L；没有为 null
     * @nullable
     */
  target_lower?: number | null;
  /**
     * TSH 抑制目标的上限，mU/L；没有为 null
     * @nullable
     */
  target_upper?: number | null;
  /** 提示药源性甲亢 */
  overtreatment?: boolean;
  /**
     * 双侧切除后左甲状腺素参考剂量，μg/d
     * @nullable
     */
  reference_dose?: ThyroidFollowUpAssessmentReferenceDose;
  /** 缺少或不合理的项目 */
  missing?: string[];
  /**
     * 缺少 TSH 时为 null
     * @nullable
     */
  status: string | null;
  /** 建议，逐条显示 */
  advice: string[];
  contributions?: ContributionList;
  distance?: ClassDistanceList;
  rule_version: RuleVersion;
  review_notes: ReviewNotes;
}
