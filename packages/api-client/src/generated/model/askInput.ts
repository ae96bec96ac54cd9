/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LayQuestion } from './layQuestion.ts';
import type { ReaderKey } from './readerKey.ts';
import type { ShareToken } from './shareToken.ts';

/**
 * 就分享的报告提问
 */
export interface AskInput {
  token: ShareToken;
  reader_key?: ReaderKey;
  question: LayQuestion;
}
