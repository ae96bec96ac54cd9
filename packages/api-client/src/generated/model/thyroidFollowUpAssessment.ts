/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Contribution } from './contribution.ts';

/**
 * TSH 抑制目标与本次结果的比较
 */
export interface ThyroidFollowUpAssessment {
  /** 复发风险 */
  recurrence: string;
  /** 副作用风险 */
  side_effect: string;
  target_text: string;
  /**
     * 缺少 TSH 时为 null
     * @nullable
     */
  status: string | null;
  advice: string[];
  contributions?: Contribution[];
  rule_version: string;
  review_notes: string[];
}
