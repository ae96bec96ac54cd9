/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { SyncStored } from './syncStored.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页存量的结果
 */
export interface SyncStoredPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 结果，由近到远 */
  data: SyncStored[];
}
