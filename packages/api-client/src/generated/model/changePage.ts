/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Change } from './change.ts';
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页修改记录
 */
export interface ChangePage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 修改记录 */
  data: Change[];
}
