/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCount } from './researchCount.ts';

/**
 * 直方图的一段，含下端，不含上端；最后一段含上端
 */
export interface ResearchBin {
  /** 下端，单位同变量 */
  from: number;
  /** 上端，单位同变量 */
  to: number;
  /** 人数 */
  n: ResearchCount;
  /** 去掉该变量自己的条件之后的人数 */
  without_own?: ResearchCount;
}
