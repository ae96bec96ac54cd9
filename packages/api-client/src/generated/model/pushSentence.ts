/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { RuleSentence } from './ruleSentence.ts';

/**
 * 一行的条件
 */
export interface PushSentence {
  /** 行的编号 */
  line_id: string;
  sentence: RuleSentence;
}
