/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { IndicatorId } from './indicatorId.ts';

/**
 * 修改后的目标
 */
export interface IndicatorTargetSaved {
  indicator_id: IndicatorId;
  /** 目标 */
  target: number;
  /** 是否显示 */
  shown: boolean;
  /**
     * 所记的修改，供撤销；没有变化时没有
     * @minimum 1
     */
  change_id?: number;
}
