/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CoursePointComparator } from './coursePointComparator.ts';
import type { CourseState } from './courseState.ts';
import type { DateTime } from './dateTime.ts';
import type { OriginalResult } from './originalResult.ts';
import type { OriginalUnits } from './originalUnits.ts';
import type { ReportId } from './reportId.ts';

/**
 * 一次结果
 */
export interface CoursePoint {
  /** 结果时间 */
  time: DateTime;
  /**
     * 换算为 unit 的数值；非数值或单位无法换算时为 null
     * @nullable
     */
  value: number | null;
  /** 结果前的比较符 */
  comparator?: CoursePointComparator;
  original_result: OriginalResult;
  original_unit: OriginalUnits;
  state: CourseState;
  /** 该报告的参考区间下限，换算为 unit；没有时没有此字段 */
  range_low?: number;
  /** 该报告的参考区间上限，换算为 unit；没有时没有此字段 */
  range_high?: number;
  report_id: ReportId;
  /** 结果可疑，不连线 */
  suspect?: boolean;
}
