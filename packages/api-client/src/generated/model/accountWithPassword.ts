/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Account } from './account.ts';

/**
 * 新账号与其一次性密码
 */
export interface AccountWithPassword {
  account: Account;
  /** 一次性密码；首次使用后须修改 */
  password: string;
}
