/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Indicator } from './indicator.ts';
import type { Month } from './month.ts';

/**
 * 关键指标
 */
export interface IndicatorList {
  /** 起始月 */
  from: Month;
  /** 截止月 */
  to: Month;
  /** 本账号可修改目标 */
  may_change: boolean;
  /** 可供筛选的科室 */
  departments: string[];
  /** 指标 */
  data: Indicator[];
}
