/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ReaderKey } from './readerKey.ts';

/**
 * 核对通过后的凭据
 */
export interface VerifiedReader {
  reader_key: ReaderKey;
  /** 凭据失效的时间 */
  expires_time: DateTime;
}
