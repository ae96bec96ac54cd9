/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCount } from './researchCount.ts';

/**
 * 分类变量的一类
 */
export interface ResearchLevel {
  /** 条件中所用的值 */
  key: string;
  /** 显示的名称 */
  label: string;
  /** 人数 */
  n: ResearchCount;
  /** 去掉该变量自己的条件之后的人数 */
  without_own?: ResearchCount;
  /** 全库人数 */
  store_n: ResearchCount;
}
