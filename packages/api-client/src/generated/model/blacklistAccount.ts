/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AccountDepartment } from './accountDepartment.ts';
import type { AccountName } from './accountName.ts';
import type { Nickname } from './nickname.ts';
import type { UserId } from './userId.ts';

/**
 * 可加入黑名单的账号
 */
export interface BlacklistAccount {
  user_id: UserId;
  user_name: AccountName;
  nickname: Nickname;
  department: AccountDepartment;
  /**
     * 进行中的会话数
     * @minimum 0
     */
  sessions: number;
  /** 已在黑名单中 */
  is_listed: boolean;
  /** 当前账号自己 */
  is_self: boolean;
}
