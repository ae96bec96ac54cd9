/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AccountFilter } from './accountFilter.ts';
import type { UserIds } from './userIds.ts';

/**
 * 要解锁的账号（编号或筛选条件，二者取一）
 */
export interface AccountUnlockInput {
  user_ids?: UserIds;
  filter?: AccountFilter;
}
