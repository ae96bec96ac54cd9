/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';
import type { UsageRow } from './usageRow.ts';

/**
 * 一页明细
 */
export interface UsageRowPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 明细，新的在前 */
  data: UsageRow[];
}
