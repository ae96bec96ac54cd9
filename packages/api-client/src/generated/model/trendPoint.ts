/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { TrendPointRangeSource } from './trendPointRangeSource.ts';

export interface TrendPoint {
  result_time: DateTime;
  /**
     * 换算为本组单位的数值；非数值结果为 null，比较符只在 original_result 中
     * @nullable
     */
  calculate_result: number | null;
  original_result: string;
  original_unit?: string;
  reference_interval?: string;
  /** 1 定性，2 数值 */
  result_type?: number;
  /** calculate_result 的单位 */
  unit?: string;
  /** 无法判定时没有此字段 */
  abnormal?: boolean;
  report_id?: string;
  /** 参考区间的来源 */
  range_source?: TrendPointRangeSource;
}
