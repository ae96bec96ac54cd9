/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AssistMention } from './assistMention.ts';

/**
 * 一项临床表现及提及它的诊断
 */
export interface AssistFinding {
  /** 临床表现 */
  finding: string;
  /** 提及它的诊断 */
  diagnoses: AssistMention[];
}
