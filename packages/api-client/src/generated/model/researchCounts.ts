/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ResearchStep } from './researchStep.ts';
import type { ResearchTotal } from './researchTotal.ts';

/**
 * 计数的结果
 */
export interface ResearchCounts {
  /** 数据时点 */
  data_time: DateTime;
  /** 全库中有演示患者：数字旁标「演示数据」 */
  demo: boolean;
  /**
     * 计数用时，毫秒
     * @minimum 0
     */
  elapsed_ms: number;
  /** 入组流程，第一步为全库 */
  steps: ResearchStep[];
  total: ResearchTotal;
  /** 队列不足 10 人，不显示明细 */
  suppressed: boolean;
  /** 与 10 分钟内只差一处的队列相差 1 至 9 人，人数已取整 */
  guarded?: boolean;
  /** 今日相近的提问已达 30 次，人数一律取整，已请科研管理员核准 */
  asked_often?: boolean;
  /** 方法学描述，由句子组成 */
  methods: string;
}
