import { activeEntryOf, addHit } from '../store/blacklist.ts';
import type { AccountState } from '../store/session.ts';
import type { World } from '../store/world.ts';
import { BusinessStatus, Refusal } from './refusal.ts';

/**
 * Refuses an account that may not work here now: at its login, and at the next call of a session that it has already.
 * @param status of a locked account: 400 at the login, 401 later, which ends the session of the web app
 */
export function refuseClosedAccount(state: AccountState, status: 400 | 401): void {
  switch (state) {
    case 'locked':
      throw new Refusal('账号已锁定，请联系账号管理员', status);
    case 'expired':
      throw new Refusal('账号已过有效期，请联系账号管理员', status);
    case 'normal':
  }
}

/** Refuses an account on the blacklist with the text that was written for it, and counts the attempt. */
export function refuseListedAccount(
  world: World,
  userId: string,
  { target, address }: { readonly target: string; readonly address: string },
): void {
  const entry = activeEntryOf(world, userId);
  if (!entry) return;
  addHit(world, entry.entry_id, target, address);
  throw new BusinessStatus(entry.kind, entry.prompt);
}
