/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ShareState } from './shareState.ts';

/**
 * 一个分享链接；令牌只在创建时给出
 */
export interface Share {
  share_id: string;
  report_id: string;
  created_time: DateTime;
  expires_time: DateTime;
  state: ShareState;
}
