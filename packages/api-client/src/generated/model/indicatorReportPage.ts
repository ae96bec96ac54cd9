/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { IndicatorReport } from './indicatorReport.ts';
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页报告
 */
export interface IndicatorReportPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 报告，由近到远 */
  data: IndicatorReport[];
}
