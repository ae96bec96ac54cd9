/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Contribution } from './contribution.ts';
import type { Graph } from './graph.ts';
import type { SuggestionDiagnosis } from './suggestionDiagnosis.ts';

/**
 * 由录入结果推断的诊断
 */
export type AssistDiagnosis = SuggestionDiagnosis & {
  system_name: string;
  /** 可靠性为中的起始得分 */
  amber_from: number;
  /** 可靠性为高的起始得分 */
  red_from: number;
  contributions: Contribution[];
  graph: Graph;
  citations: string[];
  /** 该诊断的判读项目中未录入者 */
  missing_laboratories: string[];
  rule_version: string;
  review_notes: string[];
};
