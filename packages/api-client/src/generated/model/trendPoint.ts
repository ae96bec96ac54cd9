/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { OriginalResult } from './originalResult.ts';
import type { RangeSource } from './rangeSource.ts';
import type { ReportId } from './reportId.ts';

/**
 * 趋势上的一个点
 */
export interface TrendPoint {
  /** 结果时间 */
  result_time: DateTime;
  /**
     * 换算为本组单位的数值；非数值结果为 null，比较符只在 original_result 中
     * @nullable
     */
  calculate_result: number | null;
  original_result: OriginalResult;
  /** 报告所印的单位 */
  original_unit?: string;
  /** 参考区间的文字 */
  reference_interval?: string;
  /** 1 定性，2 数值 */
  result_type?: number;
  /** calculate_result 的单位 */
  unit?: string;
  /** 无法判定时没有此字段 */
  abnormal?: boolean;
  report_id?: ReportId;
  range_source?: RangeSource;
}
