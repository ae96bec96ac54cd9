/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ReportListEntry } from './reportListEntry.ts';

/**
 * 评估报告的列表，由近到远
 */
export interface ReportList {
  /** 由近到远 */
  data: ReportListEntry[];
}
