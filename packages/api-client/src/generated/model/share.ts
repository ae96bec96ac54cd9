/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ReportId } from './reportId.ts';
import type { ShareState } from './shareState.ts';

/**
 * 一个分享链接；令牌只在创建时给出
 */
export interface Share {
  /** 分享链接的编号 */
  share_id: string;
  report_id: ReportId;
  /** 创建时间 */
  created_time: DateTime;
  /** 失效时间 */
  expires_time: DateTime;
  /** 链接的状态 */
  state: ShareState;
}
