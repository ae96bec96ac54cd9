/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCount } from './researchCount.ts';

/**
 * 一格；隐去时只有 shown
 */
export interface ResearchCell {
  /** 显示的文字，如 63 (56, 70)、618 (56.9)、<10 */
  shown: string;
  /** 人数（分类变量） */
  n?: ResearchCount;
  /** 百分比 */
  percent?: number;
  /** 中位数 */
  median?: number;
  /** 第 25 百分位 */
  p25?: number;
  /** 第 75 百分位 */
  p75?: number;
  /** 均数 */
  mean?: number;
  /** 标准差 */
  sd?: number;
}
