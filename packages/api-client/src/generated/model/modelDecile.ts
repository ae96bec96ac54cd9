/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ModelShare } from './modelShare.ts';

/**
 * 预测由低到高的十分之一
 */
export interface ModelDecile {
  /**
     * 例数
     * @minimum 1
     */
  size: number;
  /** 预测的平均值 */
  predicted: ModelShare;
  /** 实际患病的比例 */
  observed: ModelShare;
  /** 95% 区间下限（Wilson） */
  low: ModelShare;
  /** 95% 区间上限（Wilson） */
  high: ModelShare;
}
