/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DataItem } from './dataItem.ts';
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页项目
 */
export interface DataItemPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 项目 */
  data: DataItem[];
}
