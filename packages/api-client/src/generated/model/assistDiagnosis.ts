/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Citations } from './citations.ts';
import type { ContributionList } from './contributionList.ts';
import type { Graph } from './graph.ts';
import type { ReviewNotes } from './reviewNotes.ts';
import type { RuleVersion } from './ruleVersion.ts';
import type { SuggestionDiagnosis } from './suggestionDiagnosis.ts';
import type { SystemName } from './systemName.ts';

/**
 * 由录入结果推断的诊断
 */
export type AssistDiagnosis = SuggestionDiagnosis & {
  system_name: SystemName;
  /** 可靠性为中的起始得分 */
  amber_from: number;
  /** 可靠性为高的起始得分 */
  red_from: number;
  contributions: ContributionList;
  graph: Graph;
  citations: Citations;
  /** 该诊断的判读项目中未录入者 */
  missing_laboratories: string[];
  rule_version: RuleVersion;
  review_notes: ReviewNotes;
};
