/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AssistMentionKind } from './assistMentionKind.ts';
import type { DiagnosisId } from './diagnosisId.ts';
import type { DiagnosisName } from './diagnosisName.ts';

/**
 * 提及某一表现的诊断，及知识库原文
 */
export interface AssistMention {
  diagnosis_id: DiagnosisId;
  diagnosis_name: DiagnosisName;
  /** 表现的种类 */
  kind: AssistMentionKind;
  /** 知识库原文 */
  text: string;
}
