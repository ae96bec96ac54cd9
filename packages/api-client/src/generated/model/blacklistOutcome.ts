/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Nickname } from './nickname.ts';

/**
 * 一条的结果
 */
export interface BlacklistOutcome {
  /**
     * 黑名单编号
     * @maxLength 200
     */
  entry_id: string;
  /** 姓名；没有这一条时为空 */
  nickname: Nickname;
  /** 已解除 */
  is_done: boolean;
  /** 未解除的原因 */
  message?: string;
}
