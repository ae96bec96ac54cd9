/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AssistDiagnosis } from './assistDiagnosis.ts';
import type { AssistExclusion } from './assistExclusion.ts';
import type { AssistFault } from './assistFault.ts';
import type { AssistFinding } from './assistFinding.ts';
import type { AssistUninterpreted } from './assistUninterpreted.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';

export interface AssistResult {
  /** 为空时其余内容有效 */
  invalid: AssistFault[];
  /** 可靠性高者在前，其次得分高者 */
  diagnoses: AssistDiagnosis[];
  excluded: AssistExclusion[];
  /** 录入的结果及其判定；laboratory_id 为录入行的 key */
  laboratories: LaboratoryRow[];
  uninterpreted: AssistUninterpreted[];
  findings: AssistFinding[];
  knowledge_version: string;
  rule_version: string;
  review_notes: string[];
}
