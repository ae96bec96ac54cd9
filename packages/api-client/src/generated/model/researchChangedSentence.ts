/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一处差异；新增的没有 sentence_from，删去的没有 sentence_to
 */
export interface ResearchChangedSentence {
  /** 原来的句子 */
  sentence_from?: string;
  /** 新的句子 */
  sentence_to?: string;
}
