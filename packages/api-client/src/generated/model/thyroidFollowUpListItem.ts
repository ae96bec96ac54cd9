/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

export interface ThyroidFollowUpListItem {
  report_id: string;
  /** 用药时间 */
  report_time: DateTime;
  /**
     * epoch milliseconds
     * @nullable
     */
  medicine_time?: number | null;
}
