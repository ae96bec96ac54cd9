import { safeRedirect } from '../kit/lib/safe-redirect.ts';
import { isAllowed, normalPath } from '../parts/session/may-open.ts';
import { readSetting } from '../parts/session/personal-settings.ts';
import type { SessionRecord } from '../parts/session/session-store.ts';
import { landingPath } from './menu.ts';
import { findRoute } from './route-table.ts';

/** Where a fresh session goes: the redirect if the user may open it, else the first menu entry; null when there is none. */
export function destinationAfterLogin(session: SessionRecord, wanted: string | null): string | null {
  const target = safeRedirect(wanted);
  if (target !== null) {
    const route = findRoute(normalPath(target));
    if (route?.shell === 'public' || (route?.shell !== 'login' && isAllowed(target, session.verifyArr))) return target;
  }
  return landingPath({ ...session, favouritesEnabled: readSetting('favourites-enabled', true) });
}
