/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Month } from './month.ts';

/**
 * 一个月
 */
export interface IndicatorPoint {
  period: Month;
  /** 该月的值；分母为 0 时没有 */
  value?: number;
  /**
     * 分子；中位时间为已处理的件数
     * @minimum 0
     */
  numerator: number;
  /**
     * 分母
     * @minimum 0
     */
  denominator: number;
  /**
     * 下控制限；中位时间没有
     * @minimum 0
     * @maximum 100
     */
  low?: number;
  /**
     * 上控制限；中位时间没有
     * @minimum 0
     * @maximum 100
     */
  high?: number;
  /** 在控制限之外 */
  outside?: boolean;
}
