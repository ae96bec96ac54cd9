/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { IndicatorDirection } from './indicatorDirection.ts';
import type { IndicatorId } from './indicatorId.ts';
import type { IndicatorPoint } from './indicatorPoint.ts';
import type { IndicatorUnit } from './indicatorUnit.ts';

/**
 * 一个关键指标
 */
export interface Indicator {
  id: IndicatorId;
  /** 单位 */
  unit: IndicatorUnit;
  /** 最后一个月的值；分母为 0 时没有 */
  value?: number;
  /**
     * 最后一个月的分子
     * @minimum 0
     */
  numerator: number;
  /**
     * 最后一个月的分母
     * @minimum 0
     */
  denominator: number;
  /** 各月合计的值，即控制图的中线；分母为 0 时没有 */
  mean?: number;
  /** 目标 */
  target: number;
  /** 目标是至少还是至多 */
  direction: IndicatorDirection;
  /** 是否显示在页面上 */
  shown: boolean;
  /**
     * 目标最近一次修改的编号；没有修改过为 0
     * @minimum 0
     */
  revision?: number;
  /** 各月，由远到近 */
  points: IndicatorPoint[];
}
