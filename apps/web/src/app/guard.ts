import { isAllowed, normalPath } from '../shared/session/may-open.ts';
import type { SessionRecord } from '../shared/session/session-store.ts';
import { findRoute, type RouteEntry } from './route-table.ts';

/** Query parameters that can carry a patient's id into a report address. */
const PATIENT_ID_PARAMETERS = ['id', 'patient_id', 'PatId'] as const;

/** Identity parameters: they travel to the plug-in login in its own query and never inside `redirect`. */
const IDENTITY_PARAMETERS: readonly string[] = [...PATIENT_ID_PARAMETERS, 'user_id', 'user_name', 'token', 'encrypt'];

/** What the plug-in login understands; anything else of a decrypted text is dropped. */
const PLUGIN_PARAMETERS: readonly string[] = [...PATIENT_ID_PARAMETERS, 'ticket', 'report_id', 'mode', 'redirect'];

const PLUGIN_LOGIN = '/plugin-login';
const REPORT_PATHS: readonly string[] = ['/report-detail', '/report'];

/** Shown when an `encrypt` parameter cannot be read: it was cut off, changed, or made with another key. */
export const UNREADABLE_LINK = '链接无法识别，请重新从院内系统打开';

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
 * Decides one navigation. Paths without a page yet, public ones included, count as unknown: no user may open them.
 */
export async function judgeNavigation(input: GuardInput): Promise<Verdict> {
  const url = new URL(input.address, 'http://guard.invalid');
  const path = normalPath(url.pathname);
  const entry = findRoute(path, input.routes);
  const isReady = entry?.status === 'ready';

  if (isReady && entry.shell === 'public') return PASS;

  if (input.isFirstLoad) {
    const encrypted = url.searchParams.get('encrypt');
    if (encrypted !== null) return openEncrypted(encrypted, input.decrypt);
    if (REPORT_PATHS.includes(path) && PATIENT_ID_PARAMETERS.some((name) => url.searchParams.has(name))) {
      return { kind: 'redirect', to: pluginAddress(url, path) };
    }
  }

  if (isReady && entry.shell === 'login') {
    return input.session !== null && !input.isFirstLoad ? { kind: 'end-session' } : PASS;
  }

  if (isReady && input.session !== null && isAllowed(path, input.session.verifyArr)) return PASS;
  return { kind: 'redirect', to: `${input.loginPath}?redirect=${encodeURIComponent(path + url.search + url.hash)}` };
}

async function openEncrypted(encrypted: string, decrypt: GuardInput['decrypt']): Promise<Verdict> {
  try {
    const query = pluginQuery(await decrypt(standardBase64(encrypted)));
    return { kind: 'redirect', to: `${PLUGIN_LOGIN}?${query.toString()}` };
  } catch {
    return { kind: 'redirect', to: '/login', message: UNREADABLE_LINK };
  }
}

/** A query turns + into a space, and senders may use the address-safe alphabet. */
function standardBase64(text: string): string {
  return text.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/');
}

/** The decrypted text is a query string or a JSON object. */
function pluginQuery(text: string): URLSearchParams {
  const given = text.trimStart().startsWith('{')
    ? new URLSearchParams(
        Object.entries(JSON.parse(text) as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
      )
    : new URLSearchParams(text);
  const kept = new URLSearchParams();
  for (const name of PLUGIN_PARAMETERS) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}

function pluginAddress(url: URL, path: string): string {
  const rest = new URLSearchParams(url.search);
  const query = new URLSearchParams();
  for (const name of IDENTITY_PARAMETERS) {
    const value = rest.get(name);
    if (value !== null) query.set(name, value);
    rest.delete(name);
  }
  const remaining = rest.toString();
  query.set('redirect', remaining === '' ? path : `${path}?${remaining}`);
  return `${PLUGIN_LOGIN}?${query.toString()}`;
}
