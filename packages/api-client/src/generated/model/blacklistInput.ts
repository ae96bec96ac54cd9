/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BlacklistEnds } from './blacklistEnds.ts';
import type { BlacklistKind } from './blacklistKind.ts';
import type { BlacklistPrompt } from './blacklistPrompt.ts';
import type { BlacklistReason } from './blacklistReason.ts';
import type { DateTime } from './dateTime.ts';

/**
 * 要加入黑名单的账号
 */
export interface BlacklistInput {
  /**
     * 账号编号
     * @minLength 1
     * @maxLength 200
     */
  user_id: string;
  kind: BlacklistKind;
  reason: BlacklistReason;
  /** 给本人看的文字；空为「当前账号暂无法使用，请联系管理员」 */
  prompt?: BlacklistPrompt;
  ends: BlacklistEnds;
  /** 到期时间；ends 为 date 时必填 */
  expires_at?: DateTime;
}
