/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

export interface TrendPoint {
  result_time: DateTime;
  /**
     * 非数值结果为 null
     * @nullable
     */
  calculate_result: number | null;
  original_result: string;
  original_unit?: string;
  reference_interval?: string;
  /** 1 定性，2 数值 */
  result_type?: number;
  unit?: string;
  abnormal?: boolean;
  report_id?: string;
}
