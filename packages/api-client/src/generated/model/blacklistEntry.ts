/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AccountDepartment } from './accountDepartment.ts';
import type { AccountName } from './accountName.ts';
import type { BlacklistEnds } from './blacklistEnds.ts';
import type { BlacklistEntryState } from './blacklistEntryState.ts';
import type { BlacklistKind } from './blacklistKind.ts';
import type { BlacklistPrompt } from './blacklistPrompt.ts';
import type { BlacklistReason } from './blacklistReason.ts';
import type { DateTime } from './dateTime.ts';
import type { Nickname } from './nickname.ts';
import type { UserId } from './userId.ts';

/**
 * 黑名单中的一条
 */
export interface BlacklistEntry {
  /**
     * 黑名单编号
     * @maxLength 200
     */
  entry_id: string;
  user_id: UserId;
  user_name: AccountName;
  nickname: Nickname;
  department: AccountDepartment;
  kind: BlacklistKind;
  reason: BlacklistReason;
  prompt: BlacklistPrompt;
  /** 生效时间 */
  created_at: DateTime;
  /** 加入者姓名 */
  created_by: string;
  ends: BlacklistEnds;
  /** 到期时间；只在 ends 为 date 时有 */
  expires_at?: DateTime;
  /** 现状 */
  state: BlacklistEntryState;
  /** 解除时间；未解除时没有 */
  released_at?: DateTime;
  /** 解除者姓名；未解除时没有 */
  released_by?: string;
  /** 解除时的说明；没有说明时没有 */
  comment?: string;
  /**
     * 近 7 日被拦次数
     * @minimum 0
     */
  hits_7d: number;
  /** 最近一次被拦；从未被拦时没有 */
  last_hit_at?: DateTime;
}
