/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { SyncHour } from './syncHour.ts';
import type { SyncRunId } from './syncRunId.ts';
import type { SyncSourceId } from './syncSourceId.ts';
import type { SyncSourceState } from './syncSourceState.ts';

/**
 * 一个来源
 */
export interface SyncSource {
  source_id: SyncSourceId;
  /** 来源名称 */
  name: string;
  /** 格式 */
  format: string;
  /** 传输方式 */
  transport: string;
  /** 状态；拒收增多指今日拒收比例超过近 30 日的 3 倍，无数据指超过此时通常间隔的 3 倍 */
  state: SyncSourceState;
  /**
     * 无数据的小时数；只在无数据时有
     * @minimum 0
     */
  silent_hours?: number;
  /** 最近到达；从未到达时没有 */
  last_at?: DateTime;
  /**
     * 此时通常的到达间隔（小时）；每日一次的来源没有，近 30 日到达不足以判断时也没有
     * @minimum 0
     */
  usual_hours?: number;
  /** 暂停者姓名；未暂停时没有 */
  paused_by?: string;
  /** 正在进行的同步的开始；没有时不返回 */
  running_since?: DateTime;
  /** 最近一次收到结果的运行；没有时不返回 */
  latest_run_id?: SyncRunId;
  /** 近 24 小时，每小时一项，最早的在前 */
  hours: SyncHour[];
  /**
     * 今日读出
     * @minimum 0
     */
  read_today: number;
  /**
     * 今日拒收
     * @minimum 0
     */
  refused_today: number;
  /**
     * 今日格式不符的消息
     * @minimum 0
     */
  failed_today: number;
}
