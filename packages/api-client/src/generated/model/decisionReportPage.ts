/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DecisionReport } from './decisionReport.ts';
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页有疑似诊断的报告
 */
export interface DecisionReportPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 本页的报告 */
  data: DecisionReport[];
}
