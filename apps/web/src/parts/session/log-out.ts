import { logout } from '@jianwei/api-client/session/session';
import { pageNavigator } from '../../kit/lib/page-navigator.ts';
import { confirm } from '../../kit/overlay/confirm-store.ts';
import { clearSession, noteLogout } from './session-store.ts';

/** After logout the page reloads this much later, in milliseconds. */
const RELOAD_AFTER_LOGOUT_MS = 300;

let isLeaving = false;

/** From the logout until the page reloads: what was only meant to save time later need not be fetched, its token counts no more. */
export function isLoggingOut(): boolean {
  return isLeaving;
}

/**
 * Ends the session here and on the server, then reloads the page, which drops everything in memory. The session is cleared
 * whatever the server answers.
 */
export async function logOutNow(): Promise<void> {
  isLeaving = true;
  noteLogout();
  try {
    await logout({ suppress: true });
  } catch {
    // The server has no such session any more, or cannot be reached: this browser forgets it either way.
  }
  clearSession();
  setTimeout(() => {
    isLeaving = false;
    pageNavigator.reload();
  }, RELOAD_AFTER_LOGOUT_MS);
}

/** Asks 确认退出？ and logs out when agreed. */
export async function askAndLogOut(): Promise<void> {
  if (await confirm({ title: '确认退出？' })) await logOutNow();
}
