/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { SyncRun } from './syncRun.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页运行
 */
export interface SyncRunPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 运行，新的在前 */
  data: SyncRun[];
}
