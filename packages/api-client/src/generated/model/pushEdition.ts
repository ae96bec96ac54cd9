/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { PushSentence } from './pushSentence.ts';
import type { PushStrategy } from './pushStrategy.ts';

/**
 * 启用过的一个版本
 */
export interface PushEdition {
  /**
     * 版本序号
     * @minimum 1
     */
  version: number;
  /** 启用时间 */
  enabled_at: DateTime;
  /** 启用者 */
  enabled_by: string;
  /** 被新版本代替的时间；在用时没有 */
  ended_at?: DateTime;
  /**
     * 行数
     * @minimum 1
     */
  line_count: number;
  strategy: PushStrategy;
  /** 各行的条件写成的一句话，末行没有 */
  sentences: PushSentence[];
}
