/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LaboratoryId } from './laboratoryId.ts';
import type { LayAnchor } from './layAnchor.ts';
import type { LayItemDirection } from './layItemDirection.ts';
import type { LayPassageId } from './layPassageId.ts';
import type { LayPrevious } from './layPrevious.ts';

/**
 * 一个项目的通俗说法
 */
export interface LayItem {
  laboratory_id: LaboratoryId;
  /** 项目名称 */
  name: string;
  /** 通俗名称，如 血钾 */
  plain_name: string;
  /** 结果，如报告所印 */
  value: string;
  /** 单位，如报告所印 */
  unit: string;
  /** 与参考区间相比 */
  direction: LayItemDirection;
  /**
     * 需留意的次序，从 1 起；不需留意的没有
     * @minimum 1
     */
  rank?: number;
  /** 参考区间，如报告所印 */
  reference: string;
  /** 结果的数值；不是数值时没有 */
  number?: number;
  /** 参考区间下限；没有下限时没有 */
  range_lower?: number;
  /** 参考区间上限；没有上限时没有 */
  range_upper?: number;
  anchor?: LayAnchor;
  /** 这是什么、说明什么；不需留意的，核对手机号后才有 */
  meaning: string;
  /** 可能的原因，不分先后；核对手机号后才有 */
  common_causes: string[];
  /** 可以怎么做；核对手机号后才有，不需留意的为空 */
  next_step: string;
  previous?: LayPrevious;
  passage_id?: LayPassageId;
}
