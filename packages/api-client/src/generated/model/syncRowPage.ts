/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { SyncRow } from './syncRow.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页条目
 */
export interface SyncRowPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 条目 */
  data: SyncRow[];
}
