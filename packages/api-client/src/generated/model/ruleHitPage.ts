/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { RuleHit } from './ruleHit.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页命中
 */
export interface RuleHitPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 本页命中 */
  data: RuleHit[];
}
