/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { TimelineReport } from './timelineReport.ts';

export interface PatientReportPage {
  page: number;
  page_size: number;
  total_elements: number;
  data: TimelineReport[];
}
