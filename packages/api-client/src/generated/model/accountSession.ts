/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 一个进行中的会话
 */
export interface AccountSession {
  /**
     * 会话编号（不是令牌）
     * @maxLength 200
     */
  session_id: string;
  /** 登录时间 */
  opened_at: DateTime;
  /** 最近一次调用 */
  seen_at: DateTime;
  /** 登录所用的网络地址 */
  address: string;
}
