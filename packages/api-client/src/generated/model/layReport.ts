/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LayAdvice } from './layAdvice.ts';
import type { LayGroup } from './layGroup.ts';

/**
 * 通俗说法的报告
 */
export interface LayReport {
  /** 通俗文字的版本 */
  version: string;
  /** 审核状态；审核前为 文案待临床复核 */
  review: string;
  /** 一句话的结论 */
  headline: string;
  advice: LayAdvice;
  /** 各组，要紧的在前 */
  groups: LayGroup[];
  /**
     * 公开的项数
     * @minimum 0
     */
  total: number;
  /**
     * 需留意的项数
     * @minimum 0
     */
  attention: number;
  /**
     * 在参考区间内的项数
     * @minimum 0
     */
  in_range_count: number;
  /** 未能解读的项目的通俗名称，按报告的次序 */
  unread: string[];
  /**
     * 带给医师的问题；核对手机号后才有
     * @maxItems 5
     */
  questions: string[];
}
