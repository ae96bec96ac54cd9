/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Warning } from './warning.ts';
import type { WarningCounts } from './warningCounts.ts';

export interface WarningPage {
  page: number;
  page_size: number;
  total_elements: number;
  data: Warning[];
  counts?: WarningCounts;
}
