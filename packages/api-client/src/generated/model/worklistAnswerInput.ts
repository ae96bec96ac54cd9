/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { WorklistAnswerInputAnswer } from './worklistAnswerInputAnswer.ts';

/**
 * 对发现的答复
 */
export interface WorklistAnswerInput {
  /**
     * 所答复的发现；没有则为全部待答复的
     * @minLength 1
     * @maxLength 200
     */
  finding_id?: string;
  /** 答复 */
  answer: WorklistAnswerInputAnswer;
  /**
     * 补充说明；已安排时必填
     * @maxLength 500
     */
  text?: string;
}
