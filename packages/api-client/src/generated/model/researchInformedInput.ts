/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ReportId } from './reportId.ts';

/**
 * 已告知患者
 */
export interface ResearchInformedInput {
  report_id: ReportId;
}
