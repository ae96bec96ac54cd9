/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { QualityRow } from './qualityRow.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页未通过检查的结果
 */
export interface QualityRowPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 结果 */
  data: QualityRow[];
}
