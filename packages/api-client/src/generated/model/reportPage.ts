/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { ReportListItem } from './reportListItem.ts';
import type { ReportTabCounts } from './reportTabCounts.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页检验报告与各页签的数量
 */
export interface ReportPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 本页的报告 */
  data: ReportListItem[];
  counts: ReportTabCounts;
  /** 可供筛选的科室名称 */
  departments: string[];
}
