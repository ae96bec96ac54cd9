/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningItemId } from './cleaningItemId.ts';
import type { CleaningRevision } from './cleaningRevision.ts';

/**
 * 一种写法
 */
export interface CleaningSpelling {
  item_id: CleaningItemId;
  /** 来源的代码，没有时为空 */
  code: string;
  /** 来源的名称 */
  name: string;
  /**
     * 结果条数
     * @minimum 0
     */
  results: number;
  revision: CleaningRevision;
}
