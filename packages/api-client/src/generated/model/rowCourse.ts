/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 该项目近 1 年的结果（含本次），由远到近；非数值结果没有此字段
 */
export interface RowCourse {
  /** 近 1 年的起点：一年前当月 1 日 */
  from: DateTime;
  /**
     * 每个点为 [时间（Unix 秒）, 数值（单位同本行）, 判定（CourseState）]；多于 24 个时保留各段的最大与最小值
     * @maxItems 24
     * @items.minItems 3
     * @items.maxItems 3
     */
  points: number[][];
  /**
     * 未抽稀的次数；与 points 个数相同时没有此字段
     * @minimum 0
     */
  total?: number;
}
