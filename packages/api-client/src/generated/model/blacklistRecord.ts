/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AccountDepartment } from './accountDepartment.ts';
import type { AccountName } from './accountName.ts';
import type { BlacklistEvent } from './blacklistEvent.ts';
import type { BlacklistKind } from './blacklistKind.ts';
import type { DateTime } from './dateTime.ts';
import type { Nickname } from './nickname.ts';
import type { UserId } from './userId.ts';

/**
 * 一条记录
 */
export interface BlacklistRecord {
  /**
     * 记录编号
     * @maxLength 200
     */
  record_id: string;
  time: DateTime;
  event: BlacklistEvent;
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
  /** 原因或说明；被拦时为想打开的页面 */
  summary: string;
  /** 操作者姓名；到期与被拦时没有 */
  by?: string;
  /** 来自的网络地址；没有时不返回 */
  address?: string;
}
