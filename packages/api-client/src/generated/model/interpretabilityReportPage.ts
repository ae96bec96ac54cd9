/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { InterpretabilityReport } from './interpretabilityReport.ts';
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页报告
 */
export interface InterpretabilityReportPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 报告，由近到远 */
  data: InterpretabilityReport[];
}
