/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AbnormalType } from './abnormalType.ts';

/**
 * 这位患者的一个异常结果在相似患者中的位置
 */
export interface ResearchPosition {
  /** 目录代码 */
  code: string;
  /** 名称 */
  name: string;
  /** 英文缩写 */
  short_name: string;
  /** 单位 */
  unit: string;
  /** 这位患者的值 */
  value: number;
  abnormal_type: AbnormalType;
  /** 参考下限；没有时没有 */
  low?: number;
  /** 参考上限；没有时没有 */
  high?: number;
  /** 相似患者的第 5 百分位 */
  p5: number;
  /** 第 25 百分位 */
  p25: number;
  /** 中位数 */
  median: number;
  /** 第 75 百分位 */
  p75: number;
  /** 第 95 百分位 */
  p95: number;
  /**
     * 低于此值的人所占百分比
     * @minimum 0
     * @maximum 100
     */
  percentile: number;
  /** 位置的说法，如 高于 97% 的人 */
  words: string;
}
