import { getSession, renewSession } from '../parts/session/session-store.ts';

/** What was asked for last: a server that keeps telling the same is asked once. */
let asked = '';

/**
 * Takes over another role or other column permissions as soon as an answer tells of them: menu and guard follow without a new
 * sign-in.
 * @param rights the role and the column permissions, joined by commas
 * @param token of the session that was told
 */
export function followRights(rights: string, token: string): void {
  const session = getSession();
  if (session?.token !== token || [session.role, ...session.permission_column].join() === rights) return;
  const question = `${token} ${rights}`;
  if (asked === question) return;
  asked = question;
  // Seldom needed, so it does not load with the first page.
  void import('@jianwei/api-client/session/session')
    .then(({ getOwnSession }) => getOwnSession({ suppress: true }))
    .then(
      (now) => renewSession(token, now),
      () => (asked = ''),
    );
}
