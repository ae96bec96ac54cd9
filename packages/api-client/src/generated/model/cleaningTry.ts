/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningAddend } from './cleaningAddend.ts';
import type { CleaningCode } from './cleaningCode.ts';
import type { CleaningFactor } from './cleaningFactor.ts';
import type { CleaningItemId } from './cleaningItemId.ts';
import type { CleaningReading } from './cleaningReading.ts';

/**
 * 要试的决定
 */
export interface CleaningTry {
  /**
     * 一起处理的写法；不填为这一项
     * @maxItems 50
     */
  item_ids?: CleaningItemId[];
  code?: CleaningCode;
  factor?: CleaningFactor;
  addend?: CleaningAddend;
  reading?: CleaningReading;
}
