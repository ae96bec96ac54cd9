/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { KidneyReportListItem } from './kidneyReportListItem.ts';

export interface KidneyReportList {
  data: KidneyReportListItem[];
}
