/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { PushAccount } from './pushAccount.ts';
import type { PushEdition } from './pushEdition.ts';
import type { PushSentence } from './pushSentence.ts';
import type { PushStrategy } from './pushStrategy.ts';

/**
 * 推送策略的现状
 */
export interface PushState {
  draft: PushStrategy;
  /**
     * 草稿的修订号
     * @minimum 1
     */
  revision: number;
  /**
     * 在用的版本
     * @minimum 0
     */
  version: number;
  /** 草稿与在用的版本不同 */
  changed: boolean;
  /** 当前草稿已试运行 */
  tried: boolean;
  /** 本账号可修改 */
  may_write: boolean;
  /** 草稿最近修改的时间 */
  updated_at: DateTime;
  /** 草稿最近的修改者 */
  updated_by: string;
  /** 草稿各行的条件写成的一句话，末行没有 */
  sentences: PushSentence[];
  /**
     * 所记的修改，供撤销；没有变化时没有
     * @minimum 1
     */
  change_id?: number;
  /** 版本，由近到远 */
  editions: PushEdition[];
  /** 可指定的账号 */
  accounts: PushAccount[];
  /** 请留意的，如某科室没有正常账号 */
  notes: string[];
}
