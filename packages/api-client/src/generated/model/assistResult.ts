/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AssistDiagnosis } from './assistDiagnosis.ts';
import type { AssistExclusion } from './assistExclusion.ts';
import type { AssistFault } from './assistFault.ts';
import type { AssistFinding } from './assistFinding.ts';
import type { AssistUninterpreted } from './assistUninterpreted.ts';
import type { KnowledgeVersion } from './knowledgeVersion.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';
import type { Reading } from './reading.ts';
import type { ReviewNotes } from './reviewNotes.ts';
import type { RuleVersion } from './ruleVersion.ts';

/**
 * 推断结果，或须改正的录入项
 */
export interface AssistResult {
  /** 为空时其余内容有效 */
  invalid: AssistFault[];
  /** 可靠性高者在前，其次得分高者 */
  diagnoses: AssistDiagnosis[];
  /** 被相反结果排除的诊断 */
  excluded: AssistExclusion[];
  /** 录入结果的判读，与报告的判读同一措辞；没有录入检验结果时不返回 */
  reading?: Reading;
  /** 录入的结果及其判定；laboratory_id 为录入行的 key */
  laboratories: LaboratoryRow[];
  /** 未能解读的录入结果 */
  uninterpreted: AssistUninterpreted[];
  /** 临床表现与知识库的对照 */
  findings: AssistFinding[];
  knowledge_version: KnowledgeVersion;
  rule_version: RuleVersion;
  review_notes: ReviewNotes;
}
