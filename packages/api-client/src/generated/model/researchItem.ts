/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCount } from './researchCount.ts';
import type { ResearchItemResultType } from './researchItemResultType.ts';

/**
 * 目录中有结果的一个检验项目
 */
export interface ResearchItem {
  /** 目录代码 */
  laboratory_code: string;
  /** 中文名称 */
  name: string;
  /** 英文缩写 */
  short_name: string;
  /** 分组 */
  group: string;
  /** 标本 */
  specimen: string;
  /** 目录的单位；没有单位时为空 */
  unit: string;
  /** 可换算的单位，目录的单位在前 */
  units: string[];
  /** 别名 */
  aliases?: string[];
  /** 结果的类型 */
  result_type: ResearchItemResultType;
  /** 结果，条 */
  results: ResearchCount;
  /** 有结果的人数 */
  patients: ResearchCount;
  /** 第 1 百分位，目录单位；不足 10 人时没有 */
  p1?: number;
  /** 第 99 百分位，目录单位；不足 10 人时没有 */
  p99?: number;
}
