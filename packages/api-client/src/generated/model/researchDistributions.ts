/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ResearchDistribution } from './researchDistribution.ts';

/**
 * 各变量的分布
 */
export interface ResearchDistributions {
  /** 数据时点 */
  data_time: DateTime;
  /**
     * 用时，毫秒
     * @minimum 0
     */
  elapsed_ms: number;
  /** 队列不足 10 人：为保护患者不显示明细，variables 为空 */
  suppressed: boolean;
  /** 各变量，次序同请求 */
  variables: ResearchDistribution[];
}
