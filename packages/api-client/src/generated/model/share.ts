/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ReportId } from './reportId.ts';
import type { ShareAudience } from './shareAudience.ts';
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
  audience: ShareAudience;
  /** 敏感类别的结果一并公开 */
  include_sensitive: boolean;
  /**
     * 打开次数；大于 0 即已阅读
     * @minimum 0
     */
  opened: number;
  /** 最近一次打开的时间；未打开过时没有 */
  opened_time?: DateTime;
  /** 核对手机号错误过多，链接已锁定 */
  locked?: boolean;
}
