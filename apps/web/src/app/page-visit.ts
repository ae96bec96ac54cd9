import { saveLog } from '@jianwei/api-client/tracking/tracking';
import { getSession } from '../parts/session/session-store.ts';
import { findRoute } from './route-table.ts';

/**
 * Sends the page-visit entry of a navigation, quietly. It holds the pathname only: queries carry ids. Nobody is signed in on
 * public and login pages, and the server takes entries of users only.
 */
export function logPageVisit(path: string): void {
  if (getSession() === null) return;
  const entry = { path, title: findRoute(path)?.title ?? '', time: new Date().toISOString() };
  saveLog(entry, { suppress: true }).catch(() => {
    // A lost visit entry is no matter for the user.
  });
}
