/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ReportId } from './reportId.ts';

/**
 * 患者的一条随访
 */
export interface ThyroidFollowUpListItem {
  report_id: ReportId;
  /** 用药时间 */
  report_time: DateTime;
  /**
     * epoch milliseconds
     * @nullable
     */
  medicine_time?: number | null;
  /** 每天用药剂量 */
  medicine_metering?: string;
  /** 剂量为「其他」时的内容 */
  other_medicine_metering?: string;
  /**
     * mU/L
     * @nullable
     */
  tsh?: number | null;
}
