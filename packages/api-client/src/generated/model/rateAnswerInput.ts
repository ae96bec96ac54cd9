/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LayQuestion } from './layQuestion.ts';
import type { ShareToken } from './shareToken.ts';

/**
 * 回答有没有帮助；只在没有帮助且同意时保存问题，不含令牌，30 天后删除
 */
export interface RateAnswerInput {
  token: ShareToken;
  question: LayQuestion;
  /** 有帮助 */
  helpful: boolean;
  /** 同意保存这个问题 */
  consent?: boolean;
}
