/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LockReason } from './lockReason.ts';
import type { UserIds } from './userIds.ts';

/**
 * 要锁定的账号与原因
 */
export interface AccountLockInput {
  user_ids: UserIds;
  reason: LockReason;
  /**
     * 补充说明
     * @maxLength 200
     */
  comment?: string;
}
