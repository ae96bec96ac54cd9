/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { GraceReportListItem } from './graceReportListItem.ts';

export interface GraceReportList {
  data: GraceReportListItem[];
}
