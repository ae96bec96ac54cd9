/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { ReleasedReport } from './releasedReport.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页已放行的报告
 */
export interface ReleasedReportPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 报告，由近到远 */
  data: ReleasedReport[];
}
