/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { DateTime } from './dateTime.ts';
import type { VolumeDay } from './volumeDay.ts';
import type { VolumeStep } from './volumeStep.ts';

/**
 * 数据量
 */
export interface DataVolumes {
  /** 起始日期（含） */
  from: CalendarDate;
  /** 结束日期（含） */
  to: CalendarDate;
  /** 统计时刻 */
  as_of: DateTime;
  by: VolumeStep;
  /** 第一份报告的日期；没有报告时不返回 */
  began?: CalendarDate;
  /**
     * 范围内的报告，份
     * @minimum 0
     */
  reports: number;
  /**
     * 范围内的结果，条
     * @minimum 0
     */
  results: number;
  /**
     * 范围内的每一日（按月时每一月），今日之后的不返回
     * @maxItems 731
     */
  days: VolumeDay[];
}
