/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BoardBand } from './boardBand.ts';
import type { BoardCritical } from './boardCritical.ts';
import type { BoardDepartment } from './boardDepartment.ts';
import type { BoardFigure } from './boardFigure.ts';
import type { BoardPoint } from './boardPoint.ts';
import type { BoardSource } from './boardSource.ts';
import type { DateTime } from './dateTime.ts';

/**
 * 看板
 */
export interface Board {
  /** 医院时钟的此刻 */
  now: DateTime;
  /** 四个数字 */
  figures: BoardFigure[];
  /** 今日报告的累计，每半小时一点，最后一点是此刻 */
  today_curve: BoardPoint[];
  /** 同星期日的范围，0 至 24 时每半小时一点；不足 3 日有数据时为空 */
  band: BoardBand[];
  /**
     * 今日危急值（条）
     * @minimum 0
     */
  critical_count: number;
  /**
     * 其中已处理（条）
     * @minimum 0
     */
  handled_count: number;
  /** 今日处理用时的中位（分钟）；尚无处理时没有 */
  handled_median?: number;
  /** 待处理的（等待最久的在前），其后是今日已处理的，至多 12 条 */
  criticals: BoardCritical[];
  /** 各来源的数据到达，次序与数据同步一致 */
  sources: BoardSource[];
  /** 今日有报告的科室，报告多的在前，至多 12 个 */
  departments: BoardDepartment[];
}
