/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ContributionList } from './contributionList.ts';
import type { GraceDistance } from './graceDistance.ts';
import type { ReviewNotes } from './reviewNotes.ts';
import type { RuleVersion } from './ruleVersion.ts';

/**
 * 评分的由来
 */
export interface GraceExplanation {
  contributions?: ContributionList;
  /** 每次只改变一项输入而进入另一危险层的最小变化 */
  distance?: GraceDistance[];
  /** 院内死亡风险百分数 */
  death_percent?: number;
  /** 院内死亡风险的文字，如 ≤0.2% */
  death_display?: string;
  rule_version?: RuleVersion;
  review_notes?: ReviewNotes;
}
