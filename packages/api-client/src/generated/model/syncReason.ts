/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { SyncReasonKind } from './syncReasonKind.ts';

/**
 * 一种拒收原因
 */
export interface SyncReason {
  /** 原因 */
  reason: string;
  kind: SyncReasonKind;
  /**
     * 条数
     * @minimum 0
     */
  rows: number;
  /**
     * 其中后来已读出
     * @minimum 0
     */
  freed: number;
  /**
     * 来源项目编号，供去映射；没有时不返回
     * @minimum 1
     */
  item_id?: number;
}
