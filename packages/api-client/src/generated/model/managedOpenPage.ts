/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ManagedOpen } from './managedOpen.ts';
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页打开次数
 */
export interface ManagedOpenPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 由近到远 */
  data: ManagedOpen[];
}
