/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ModelDriftGroup } from './modelDriftGroup.ts';
import type { ModelDriftSource } from './modelDriftSource.ts';

/**
 * 一个特征的漂移
 */
export interface ModelFeatureDrift {
  /** 特征的代码 */
  feature: string;
  /** 特征名称 */
  name: string;
  /** 单位 */
  unit: string;
  /** 建模时的中位数 */
  expected_median: number;
  /**
     * 该段报告中有此项的份数
     * @minimum 0
     */
  size: number;
  /** 该段的中位数；没有数据时没有 */
  median?: number;
  /**
     * 群体稳定性指数；没有数据时没有
     * @minimum 0
     */
  psi?: number;
  /** 超过 0.20 且两侧各不少于 100 例 */
  is_shifted?: boolean;
  /** 不足 100 例，指数仅供参考 */
  is_few?: boolean;
  /** 偏离最远的科室，最多三个；不足 10 份的不列 */
  departments?: ModelDriftGroup[];
  /**
     * 偏离最远的来源，最多三个；不足 10 份的不列
     * @maxItems 3
     */
  sources?: ModelDriftSource[];
}
