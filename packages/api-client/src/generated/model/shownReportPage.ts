/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { ShownReportCounts } from './shownReportCounts.ts';
import type { ShownReportRow } from './shownReportRow.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页已显示的报告
 */
export interface ShownReportPage {
  counts: ShownReportCounts;
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 报告，后显示的在前 */
  data: ShownReportRow[];
}
