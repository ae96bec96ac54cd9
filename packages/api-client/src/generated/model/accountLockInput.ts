/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AccountFilter } from './accountFilter.ts';
import type { LockReason } from './lockReason.ts';
import type { UserIds } from './userIds.ts';

/**
 * 要锁定的账号（编号或筛选条件，二者取一）与原因
 */
export interface AccountLockInput {
  user_ids?: UserIds;
  filter?: AccountFilter;
  reason: LockReason;
  /**
     * 补充说明
     * @maxLength 200
     */
  comment?: string;
}
