import {
  CREDENTIAL_PARAMETERS,
  IDENTITY_PARAMETERS,
  openEncrypted,
  PATIENT_ID_PARAMETERS,
  UNREADABLE_LINK,
} from '../parts/session/entry-parameters.ts';
import { isAllowed, normalPath } from '../parts/session/may-open.ts';
import type { SessionRecord } from '../parts/session/session-store.ts';
import { findRoute, type RouteEntry } from './route-table.ts';

const PLUGIN_LOGIN = '/plugin-login';
const REPORT_PATHS: readonly string[] = ['/report-detail', '/report'];

export interface GuardInput {
  /** Pathname, query and fragment the user wants to open. */
  readonly address: string;
  readonly session: Pick<SessionRecord, 'verifyArr'> | null;
  /** Login path by role: of the session, else of the last one here. */
  readonly loginPath: string;
  /** True until the first navigation of this page has settled. */
  readonly isFirstLoad: boolean;
  readonly routes: readonly RouteEntry[];
  /** Decrypts an `encrypt` parameter; rejects when it cannot be read. */
  readonly decrypt: (text: string) => Promise<string>;
}

export type Verdict =
  | { readonly kind: 'pass' }
  | { readonly kind: 'redirect'; readonly to: string; readonly message?: string }
  /** Signed in and on a login page: log out, clear the session, reload. */
  | { readonly kind: 'end-session' };

const PASS: Verdict = { kind: 'pass' };

/**
 * Decides one navigation. Public and login paths without a page count as unknown; what verifyArr holds passes, with a page or
 * without: the layout says that it is not open yet.
 */
export async function judgeNavigation(input: GuardInput): Promise<Verdict> {
  const url = new URL(input.address, 'http://guard.invalid');
  const path = normalPath(url.pathname);
  const entry = findRoute(path, input.routes);
  const isReady = entry?.status === 'ready';

  if (isReady && entry.shell === 'public') return PASS;

  if (input.isFirstLoad) {
    const encrypted = url.searchParams.get('encrypt');
    if (encrypted !== null) return followEncrypted(encrypted, input.decrypt);
    if (REPORT_PATHS.includes(path) && PATIENT_ID_PARAMETERS.some((name) => url.searchParams.has(name))) {
      return { kind: 'redirect', to: pluginAddress(url, path) };
    }
  }

  if (CREDENTIAL_PARAMETERS.some((name) => url.searchParams.has(name))) {
    for (const name of CREDENTIAL_PARAMETERS) url.searchParams.delete(name);
    return { kind: 'redirect', to: url.pathname + url.search + url.hash };
  }

  if (isReady && entry.shell === 'login') {
    return input.session !== null && !input.isFirstLoad ? { kind: 'end-session' } : PASS;
  }

  if (input.session !== null && isAllowed(path, input.session.verifyArr)) return PASS;
  return { kind: 'redirect', to: `${input.loginPath}?redirect=${encodeURIComponent(path + url.search + url.hash)}` };
}

async function followEncrypted(encrypted: string, decrypt: GuardInput['decrypt']): Promise<Verdict> {
  try {
    const query = await openEncrypted(encrypted, decrypt);
    return { kind: 'redirect', to: `${PLUGIN_LOGIN}?${query.toString()}` };
  } catch {
    return { kind: 'redirect', to: '/login', message: UNREADABLE_LINK };
  }
}

function pluginAddress(url: URL, path: string): string {
  const rest = new URLSearchParams(url.search);
  const query = new URLSearchParams();
  for (const name of [...IDENTITY_PARAMETERS, 'ticket', 'mode']) {
    const value = rest.get(name);
    if (value !== null) query.set(name, value);
    rest.delete(name);
  }
  const remaining = rest.toString();
  query.set('redirect', remaining === '' ? path : `${path}?${remaining}`);
  return `${PLUGIN_LOGIN}?${query.toString()}`;
}
