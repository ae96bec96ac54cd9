/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BloodGasListEntry } from './bloodGasListEntry.ts';

/**
 * 患者的血气报告
 */
export interface BloodGasReportList {
  /** 由近到远 */
  data: BloodGasListEntry[];
}
