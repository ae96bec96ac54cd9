/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { InterpretabilityLossReason } from './interpretabilityLossReason.ts';

/**
 * 一种原因的损失
 */
export interface InterpretabilityLoss {
  /** 原因 */
  reason: InterpretabilityLossReason;
  /**
     * 未能判读的结果，条
     * @minimum 1
     */
  results: number;
  /**
     * 占全部结果，百分点
     * @minimum 0
     * @maximum 100
     */
  points: number;
  /**
     * 其中因来源项目未处理而未读出的，条
     * @minimum 0
     */
  waiting: number;
  /**
     * 涉及的来源项目或检验项目，个
     * @minimum 1
     */
  items: number;
}
