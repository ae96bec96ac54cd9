/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { IndicatorId } from './indicatorId.ts';

/**
 * 一个指标的目标
 */
export interface IndicatorTargetInput {
  indicator_id: IndicatorId;
  /**
     * 目标，0–100 %，或分钟
     * @minimum 0
     * @maximum 100
     */
  target: number;
  /** 是否显示在页面上 */
  shown: boolean;
  /**
     * 所读到的修改编号，≥0 的整数；之后又有修改时拒绝，缺省不核对
     * @minimum 0
     */
  revision?: number;
}
