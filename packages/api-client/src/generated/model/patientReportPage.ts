/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TimelineReport } from './timelineReport.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页患者的检验报告
 */
export interface PatientReportPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 本页的报告，由近到远 */
  data: TimelineReport[];
}
