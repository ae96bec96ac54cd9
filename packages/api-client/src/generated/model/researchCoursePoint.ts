/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCount } from './researchCount.ts';

/**
 * 入组后一个时点的中位数
 */
export interface ResearchCoursePoint {
  /**
     * 距入组日，0–36500 天
     * @minimum 0
     * @maximum 36500
     */
  day: number;
  /** 这一时点有结果的人数 */
  n: ResearchCount;
  /** 中位数，单位同变量；有结果的不足 10 人时没有 */
  median?: number;
}
