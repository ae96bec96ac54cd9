import type { AccountState } from '../store/session.ts';
import { BusinessStatus, Refusal } from './refusal.ts';

/**
 * Refuses an account that may not work here now: at its login, and at the next call of a session that it has already.
 * @param status of a locked account: 400 at the login, 401 later, which ends the session of the web app
 */
export function refuseClosedAccount(state: AccountState, status: 400 | 401): void {
  switch (state) {
    case 'locked':
      throw new Refusal('账号已被锁定，请联系管理员', status);
    case 'expired':
      throw new Refusal('账号已过有效期，请联系账号管理员', status);
    case 'blacklisted':
      throw new BusinessStatus(1001, '当前账号已被列入黑名单，请联系管理员');
    case 'suspended':
      throw new BusinessStatus(1002, '当前账号已被暂停使用，请联系管理员');
    case 'normal':
  }
}
