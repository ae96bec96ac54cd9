/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ReportListItem } from './reportListItem.ts';
import type { ReportTabCounts } from './reportTabCounts.ts';

export interface ReportPage {
  page: number;
  page_size: number;
  total_elements: number;
  data: ReportListItem[];
  counts: ReportTabCounts;
  departments: string[];
}
