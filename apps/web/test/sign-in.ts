import { setReadyPaths } from '../src/parts/session/may-open.ts';
import { setSession, type SessionRecord } from '../src/parts/session/session-store.ts';

/**
 * Signs somebody in without a hospital: a clinician unless told otherwise, who may open the paths of `verifyArr`.
 * @param pages paths that have a page; the allowed ones unless told otherwise
 */
export function signIn(session: Partial<SessionRecord> = {}, pages: readonly string[] = session.verifyArr ?? []): void {
  setReadyPaths(new Set(pages));
  setSession({
    token: 't',
    user_id: 'u',
    role: 4,
    nickname: '沈若溪',
    verifyArr: [],
    permission_column: [],
    login_path: '/login',
    ...session,
  });
}
