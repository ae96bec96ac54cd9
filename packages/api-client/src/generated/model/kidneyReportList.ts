/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { KidneyReportListItem } from './kidneyReportListItem.ts';

/**
 * 患者的 CKD 分期报告
 */
export interface KidneyReportList {
  /** 由近到远 */
  data: KidneyReportListItem[];
}
