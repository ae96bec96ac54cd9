/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ReportListItem } from './reportListItem.ts';

export interface CollectedReportPage {
  page: number;
  page_size: number;
  total_elements: number;
  data: ReportListItem[];
}
