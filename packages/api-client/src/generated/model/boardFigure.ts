/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BoardFigureId } from './boardFigureId.ts';

/**
 * 一个数字与它的背景
 */
export interface BoardFigure {
  /** 是什么数字 */
  id: BoardFigureId;
  /** 数值；今日没有可算的数据时没有 */
  value?: number;
  /**
     * 分母（行或份）；计数没有分母
     * @minimum 0
     */
  denominator?: number;
  /** 过去 8 个同星期日同一时刻的最小值；不足 3 日有数据时没有 */
  usual_low?: number;
  /** 过去 8 个同星期日同一时刻的最大值 */
  usual_high?: number;
  /** 此前 7 日的平均；没有数据时没有 */
  week_mean?: number;
  /** 目标 */
  target?: number;
  /**
     * 等待最久的一条已等的分钟数
     * @minimum 0
     */
  longest_minutes?: number;
  /**
     * 今日已审（份）；只有审核暂缓有
     * @minimum 0
     */
  done_today?: number;
  /** 此前 7 日与今日的值，旧的在前；没有数据的日子不在内。审核暂缓是各日此刻的值 */
  points: number[];
}
