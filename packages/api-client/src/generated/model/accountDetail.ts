/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Account } from './account.ts';
import type { AccountSession } from './accountSession.ts';
import type { Change } from './change.ts';

/**
 * 账号、会话与最近修改
 */
export interface AccountDetail {
  account: Account;
  /** 进行中的会话 */
  sessions: AccountSession[];
  /** 最近十次修改，新的在前 */
  changes: Change[];
}
