/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BoardSourceState } from './boardSourceState.ts';
import type { DateTime } from './dateTime.ts';
import type { SyncSourceId } from './syncSourceId.ts';

/**
 * 一个来源的数据到达
 */
export interface BoardSource {
  source_id: SyncSourceId;
  /** 来源名称 */
  name: string;
  /** 状态，与数据同步一致 */
  state: BoardSourceState;
  /** 最近到达；从未到达时没有 */
  last_at?: DateTime;
  /**
     * 此时通常的到达间隔（小时）；每日一次的来源没有，近 30 日到达不足以判断时也没有
     * @minimum 0
     */
  usual_hours?: number;
  /**
     * 每日一次的来源的到达时刻（HH:mm）；其他来源没有
     * @pattern ^\d{2}:\d{2}$
     */
  daily_at?: string;
}
