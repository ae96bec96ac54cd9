import { getGetReportAnalysisQueryOptions } from '@jianwei/api-client/analysis/analysis';
import type { QueryClient } from '@tanstack/react-query';
import { getSession, loginPath, type SessionRecord } from '../parts/session/session-store.ts';
import { findRoute } from './route-table.ts';
import { pageCipher } from './transport-setup.ts';
import {
  CREDENTIAL_PARAMETERS,
  IDENTITY_PARAMETERS,
  openEncrypted,
  PATIENT_ID_PARAMETERS,
  UNREADABLE_LINK,
} from '../parts/session/entry-parameters.ts';
import { isAllowed, normalPath } from '../parts/session/may-open.ts';

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
 * Decides one navigation. What verifyArr holds passes, with a page or without: the layout says
 * that it is not open.
 */
export async function judgeNavigation(input: GuardInput): Promise<Verdict> {
  const url = new URL(input.address, 'http://guard.invalid');
  const path = normalPath(url.pathname);
  const entry = findRoute(path);

  if (entry?.shell === 'public') return PASS;

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

  if (entry?.shell === 'login') {
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

/** More redirects than the rules can chain; a loop would be a fault of the program. */
const MAX_STEPS = 5;

export interface FirstAddress {
  readonly address: string;
  readonly message?: string;
}

/** Decrypts an `encrypt` parameter with the page's cipher. */
export async function openLinkText(text: string): Promise<string> {
  return (await pageCipher()).open(text);
}

/** What the guard says of an address, for who is signed in now. */
export function judgeAddress(address: string, isFirstLoad: boolean): Promise<Verdict> {
  const who = { session: getSession(), loginPath: loginPath() };
  return judgeNavigation({ ...who, address, isFirstLoad, decrypt: openLinkText });
}

/**
 * Follows the guard from the address the page was opened with to the screen it ends at, before anything is painted.
 * @returns that address, with a message to show when a link could not be read
 */
export async function settleFirstAddress(opened: string): Promise<FirstAddress> {
  let settled: FirstAddress = { address: opened };
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const verdict = await judgeAddress(settled.address, true);
    if (verdict.kind !== 'redirect') return settled;
    const message = verdict.message ?? settled.message;
    settled = { address: verdict.to, ...(message === undefined ? {} : { message }) };
  }
  return { ...settled, address: loginPath() };
}

/**
 * A report that the page was opened with is asked for while the code of its screen still loads; the screen joins the call.
 * @param address pathname and query
 */
export function prefetchOpenedReport(client: QueryClient, address: string): void {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const reportId = searchParams.get('report_id') ?? '';
  const session = getSession();
  if (normalPath(pathname) !== '/detail' || reportId === '' || !session || !isAllowed('/detail', session.verifyArr)) {
    return;
  }
  // A failure is left for the screen itself to meet.
  client
    .query(getGetReportAnalysisQueryOptions(reportId, undefined, { request: { suppress: true } }))
    .catch(() => undefined);
}
