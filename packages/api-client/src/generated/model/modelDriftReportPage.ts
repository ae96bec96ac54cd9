/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ModelDriftReport } from './modelDriftReport.ts';
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 漂移所依据的报告
 */
export interface ModelDriftReportPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 各报告，新的在前 */
  data: ModelDriftReport[];
}
