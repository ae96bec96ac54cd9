/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ModelPoint } from './modelPoint.ts';

/**
 * 一个数据集上的 ROC 曲线
 */
export interface ModelCurve {
  /**
     * 例数
     * @minimum 0
     */
  size: number;
  /**
     * 患病例数
     * @minimum 0
     */
  ill: number;
  /** 由 (0,0) 至 (1,1) 的各点 */
  points: ModelPoint[];
}
