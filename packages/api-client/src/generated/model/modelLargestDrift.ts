/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 漂移最大的特征
 */
export interface ModelLargestDrift {
  /** 特征的代码 */
  feature: string;
  /** 特征名称 */
  name: string;
  /**
     * 群体稳定性指数
     * @minimum 0
     */
  psi: number;
  /** 超过 0.20 且两侧各不少于 100 例 */
  is_shifted: boolean;
}
