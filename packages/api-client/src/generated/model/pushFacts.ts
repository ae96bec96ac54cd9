/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { PushFactRow } from './pushFactRow.ts';
import type { PushFactsSex } from './pushFactsSex.ts';

/**
 * 写下的事实
 */
export interface PushFacts {
  /**
     * 科室
     * @maxLength 200
     */
  department: string;
  /** 报告时间 */
  time: DateTime;
  /**
     * 年龄，0–150 岁
     * @minimum 0
     * @maximum 150
     */
  age?: number;
  /** 性别 */
  sex?: PushFactsSex;
  /**
     * 信号
     * @maxItems 4
     * @items.maxLength 20
     */
  signals: string[];
  /**
     * 结果，至多 50 行
     * @maxItems 50
     */
  rows: PushFactRow[];
}
