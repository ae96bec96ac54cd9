/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Nickname } from './nickname.ts';
import type { UserId } from './userId.ts';

/**
 * 一个账号的结果
 */
export interface AccountOutcome {
  user_id: UserId;
  nickname: Nickname;
  /** 已执行 */
  is_done: boolean;
  /** 未执行的原因 */
  message?: string;
}
