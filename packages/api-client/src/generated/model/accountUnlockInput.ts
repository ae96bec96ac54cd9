/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { UserIds } from './userIds.ts';

/**
 * 要解锁的账号
 */
export interface AccountUnlockInput {
  user_ids: UserIds;
}
