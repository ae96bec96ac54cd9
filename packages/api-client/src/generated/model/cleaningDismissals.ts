/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningFilter } from './cleaningFilter.ts';
import type { CleaningItemId } from './cleaningItemId.ts';

/**
 * 不映射哪些来源项目（编号或筛选条件，二者取一）与原因
 */
export interface CleaningDismissals {
  /**
     * 来源项目编号，各种写法都在内
     * @minItems 1
     * @maxItems 500
     */
  item_ids?: CleaningItemId[];
  filter?: CleaningFilter;
  /**
     * 原因
     * @minLength 1
     * @maxLength 200
     */
  reason: string;
}
