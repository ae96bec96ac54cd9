/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 患者时间轴上的一份检验报告
 */
export interface TimelineReport {
  report_id: string;
  report_time: DateTime;
  report_name: string;
  /** @minimum 0 */
  abnormal_count: number;
  /** @minimum 0 */
  critical_count: number;
}
