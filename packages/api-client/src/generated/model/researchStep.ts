/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCount } from './researchCount.ts';

/**
 * 入组流程的一步；同组的条件是一步
 */
export interface ResearchStep {
  /** 第一个条件的编号；第一步（全库）为 store，入组事件为 entry */
  condition_id: string;
  /** 这一步的条件编号；第一步为空 */
  condition_ids: string[];
  /** 条件的句子 */
  sentence: string;
  /** 简称，如 eGFR 30–90 */
  short_name: string;
  /** 这一步之后的人数 */
  patients: ResearchCount;
  /** 这一步减少的人数；与相邻一步合并时为合并后的减少 */
  lost: ResearchCount;
  /** 与下一步合并，只给出合并后的减少 */
  joined?: boolean;
  /** 留下的人在日历范围内的报告，份 */
  reports: ResearchCount;
  /** 到这一步的人中没有该项结果的 */
  no_result: ResearchCount;
  /** 到这一步的人中只有单位无法换算的结果的 */
  not_convertible: ResearchCount;
  /** 到这一步的人中只有文字或定性结果、不能与数值比较的 */
  qualitative: ResearchCount;
  /** 若去掉这一步，最后的人数；全库与入组事件没有 */
  without?: ResearchCount;
}
