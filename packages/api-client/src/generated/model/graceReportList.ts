/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { GraceReportListItem } from './graceReportListItem.ts';

/**
 * 患者的 Grace 评分
 */
export interface GraceReportList {
  /** 由近到远 */
  data: GraceReportListItem[];
}
