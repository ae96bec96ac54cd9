/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AssistMentionKind } from './assistMentionKind.ts';

/**
 * 提及某一表现的诊断，及知识库原文
 */
export interface AssistMention {
  diagnosis_id: string;
  diagnosis_name: string;
  kind: AssistMentionKind;
  text: string;
}
