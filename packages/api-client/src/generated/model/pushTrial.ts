/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { PushBurden } from './pushBurden.ts';
import type { PushDay } from './pushDay.ts';
import type { PushLineCount } from './pushLineCount.ts';
import type { PushMissed } from './pushMissed.ts';

/**
 * 试运行的结果
 */
export interface PushTrial {
  /** 起始日 */
  from: CalendarDate;
  /** 截止日 */
  to: CalendarDate;
  /**
     * 试过的报告
     * @minimum 0
     */
  reports: number;
  /**
     * 推送数
     * @minimum 0
     */
  pushes: number;
  /**
     * 接收者人数
     * @minimum 0
     */
  people: number;
  /**
     * 每人每日平均推送数
     * @minimum 0
     */
  per_person_day: number;
  /** 每日 */
  per_day: PushDay[];
  /**
     * 收到最多的 10 人
     * @maxItems 10
     */
  burdened: PushBurden[];
  /**
     * 无人会收到的危急值报告数；为 0 才能启用
     * @minimum 0
     */
  missed_criticals: number;
  /**
     * 其中最近的 20 份
     * @maxItems 20
     */
  missed: PushMissed[];
  /** 各行命中的报告数 */
  by_line: PushLineCount[];
  /**
     * 用时，毫秒
     * @minimum 0
     */
  took_ms: number;
}
