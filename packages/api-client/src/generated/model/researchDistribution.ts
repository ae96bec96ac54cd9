/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchBin } from './researchBin.ts';
import type { ResearchCount } from './researchCount.ts';
import type { ResearchCoursePoint } from './researchCoursePoint.ts';
import type { ResearchDistributionKind } from './researchDistributionKind.ts';
import type { ResearchDistributionOutside } from './researchDistributionOutside.ts';
import type { ResearchDistributionScale } from './researchDistributionScale.ts';
import type { ResearchLevel } from './researchLevel.ts';
import type { ResearchVariableCode } from './researchVariableCode.ts';

/**
 * 一个变量在队列中的分布；每人一个值
 */
export interface ResearchDistribution {
  code: ResearchVariableCode;
  /** 名称 */
  name: string;
  /** 变量的种类 */
  kind: ResearchDistributionKind;
  /** 单位；没有单位时为空 */
  unit: string;
  /** 横轴 */
  scale?: ResearchDistributionScale;
  /** 取值的方法 */
  derivation: string;
  /** 各段；分类变量为空 */
  bins: ResearchBin[];
  /** 全库的各段，界限相同 */
  store_bins: ResearchBin[];
  /** 各类；数值变量为空 */
  levels: ResearchLevel[];
  /** 落在各段之外的人数 */
  outside: ResearchDistributionOutside;
  /** 没有值的人数 */
  missing: ResearchCount;
  /** 有值的人数 */
  with_value: ResearchCount;
  /** 中位数；有值的不足 10 人时没有 */
  median?: number;
  /** 第 25 百分位 */
  p25?: number;
  /** 第 75 百分位 */
  p75?: number;
  /** 全库的中位数 */
  store_median?: number;
  /** 入组后的中位数：第 0 天为该变量的值，其后为该日前后 90 天内离它最近的结果；没有要求时，以及不是数值检验项目时没有 */
  course?: ResearchCoursePoint[];
}
