/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { ReportListItem } from './reportListItem.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页收藏的报告
 */
export interface CollectedReportPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 本页的报告，后收藏者在前 */
  data: ReportListItem[];
}
