/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PushChannel } from './pushChannel.ts';
import type { PushRecipientTo } from './pushRecipientTo.ts';

/**
 * 一步：推送给谁、怎样推送
 */
export interface PushRecipient {
  /** 推送给谁 */
  to: PushRecipientTo;
  /**
     * 指定的账号，至多 20 个；只用于指定账号
     * @maxItems 20
     * @items.maxLength 80
     */
  user_ids?: string[];
  /**
     * 推送方式
     * @minItems 1
     * @maxItems 4
     */
  channels: PushChannel[];
  /**
     * 上一步之后多少分钟仍未处理时推送，0–240 分钟；第一步为 0，其余至少 1
     * @minimum 0
     * @maximum 240
     */
  after_minutes: number;
}
