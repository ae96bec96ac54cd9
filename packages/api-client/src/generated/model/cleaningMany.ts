/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningAddend } from './cleaningAddend.ts';
import type { CleaningCode } from './cleaningCode.ts';
import type { CleaningFactor } from './cleaningFactor.ts';
import type { CleaningItemId } from './cleaningItemId.ts';
import type { CleaningReading } from './cleaningReading.ts';

/**
 * 映射几种写法
 */
export interface CleaningMany {
  /**
     * 来源项目编号
     * @maxItems 50
     */
  item_ids: CleaningItemId[];
  code?: CleaningCode;
  factor?: CleaningFactor;
  addend?: CleaningAddend;
  reading?: CleaningReading;
  /** 也重读已存的报告 */
  reread: boolean;
}
