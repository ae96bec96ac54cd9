/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { PushChannel } from './pushChannel.ts';
import type { PushPerson } from './pushPerson.ts';

/**
 * 时刻表的一步
 */
export interface PushStep {
  /** 行的编号 */
  line_id: string;
  /**
     * 第几步
     * @minimum 1
     */
  step: number;
  /** 推送的时间 */
  at: DateTime;
  /** 推送给谁，如 内分泌科全体 */
  to: string;
  /** 接收者 */
  recipients: PushPerson[];
  /** 推送方式 */
  channels: PushChannel[];
}
