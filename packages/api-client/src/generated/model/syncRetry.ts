/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { SyncReasonKind } from './syncReasonKind.ts';

/**
 * 要重试的条目；都不填为全部拒收的
 */
export interface SyncRetry {
  /**
     * 条目编号
     * @maxItems 1000
     * @items.maxLength 200
     */
  row_ids?: string[];
  reason?: SyncReasonKind;
}
