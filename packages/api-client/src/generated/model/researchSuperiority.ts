/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 优势概率：甲组任一人的值大于乙组任一人的概率（相等计一半）
 */
export interface ResearchSuperiority {
  /** 概率 */
  value: number;
  /** 95% 区间下端 */
  low: number;
  /** 95% 区间上端 */
  high: number;
}
