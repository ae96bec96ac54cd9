/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BlacklistAccount } from './blacklistAccount.ts';

/**
 * 可加入黑名单的账号
 */
export interface BlacklistAccounts {
  /** 账号，最多 10 个 */
  data: BlacklistAccount[];
}
