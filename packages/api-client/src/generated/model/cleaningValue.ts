/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 一条原文
 */
export interface CleaningValue {
  /**
     * 报告编号
     * @maxLength 200
     */
  report_id: string;
  report_time: DateTime;
  /** 来源的值 */
  value: string;
}
