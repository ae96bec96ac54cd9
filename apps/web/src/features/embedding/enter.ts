import { listPatientReports, translatePatientId } from '@jianwei/api-client/reports/reports';
import { createEmbedSession } from '@jianwei/api-client/session/session';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { openEncrypted, readEntry, type EntryRequest } from '../../parts/session/entry-parameters.ts';
import { getSession, setSession, type SessionRecord } from '../../parts/session/session-store.ts';

/** Why nothing was opened. `message` is the server's own sentence where it has one. */
export interface EntryFailure {
  readonly kind:
    | 'unreadable'
    | 'no-ticket'
    | 'refused'
    | 'blocked'
    | 'unknown-patient'
    | 'no-report'
    | 'nothing-to-open'
    | 'failed';
  readonly message?: string;
  /** The patient's number as the other system gave it. */
  readonly patientId?: string;
}

export type EntryOutcome = { readonly target: string } | { readonly failure: EntryFailure };

export interface EntryParts {
  readonly decrypt: (text: string) => Promise<string>;
  readonly isReportPath: (path: string) => boolean;
  /** Where a session may go: the wanted address if it may open it, else its first screen; null when there is none. */
  readonly destination: (session: SessionRecord, wanted: string | null) => string | null;
  /** Called before the answers of a fresh session are asked for: nothing fetched for somebody else may stay. */
  readonly onFreshSession: () => void;
}

// Failures are told on the page, each in its place.
const quiet = { suppress: true };

/** Reads the query, its sealed form included. undefined when that cannot be read. */
export async function readRequest(query: URLSearchParams, parts: EntryParts): Promise<EntryRequest | undefined> {
  const encrypted = query.get('encrypt');
  if (encrypted === null) return readEntry(query, parts.isReportPath);
  try {
    return readEntry(await openEncrypted(encrypted, parts.decrypt), parts.isReportPath);
  } catch {
    return undefined;
  }
}

/** What an answer of the server that opened nothing means here. */
export function failureOf(error: unknown): EntryFailure {
  // An answer that is not what the contract says must not leave the page waiting for ever.
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  const { message } = error;
  if (error.businessStatus === 1001 || error.businessStatus === 1002) return { kind: 'blocked', message };
  // 401: the ticket does not count. 400: the account may not sign in.
  const isRefused = error.kind === 'http' && (error.status === 400 || error.status === 401);
  return { kind: isRefused ? 'refused' : 'failed', message };
}

async function openSession(request: EntryRequest, parts: EntryParts): Promise<SessionRecord | EntryFailure> {
  const { ticket, patientId, reportId, mode } = request;
  // Without a ticket the address grants nothing: who is signed in already goes on as what they are.
  if (ticket === undefined) return getSession() ?? { kind: 'no-ticket' };
  try {
    const about = { ...(patientId && { patient_id: patientId }), ...(reportId && { report_id: reportId }) };
    const answer = await createEmbedSession({ ticket, ...about, ...(mode && { mode }) }, quiet);
    parts.onFreshSession();
    setSession(answer);
    return answer;
  } catch (error) {
    return failureOf(error);
  }
}

/** The patient's newest report; the other system's number is translated first. */
async function newestReport(patientId: string): Promise<string | EntryFailure> {
  try {
    const { patient_id: ownId } = await translatePatientId(patientId, quiet);
    const { data } = await listPatientReports(ownId, { page: 0, page_size: 1 }, quiet);
    return data[0]?.report_id ?? { kind: 'no-report', patientId };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { kind: 'unknown-patient', patientId };
    const failure = failureOf(error);
    return failure.kind === 'refused' ? { ...failure, kind: 'failed' } : failure;
  }
}

function withReport(address: string, reportId: string): string {
  const url = new URL(address, window.location.origin);
  if (!url.searchParams.has('report_id')) url.searchParams.set('report_id', reportId);
  return url.pathname + url.search + url.hash;
}

/** The wanted address, else the report in the shell made for frames or in the full screen, else the first screen. */
function targetOf(
  request: EntryRequest,
  session: SessionRecord,
  reportId: string | undefined,
  { destination, isReportPath }: EntryParts,
): string | null {
  const { redirect } = request;
  const path = redirect?.split(/[?#]/, 1)[0] ?? '';
  const reportPaths = session.mode === undefined ? ['/detail', '/report-detail'] : ['/report-detail', '/detail'];
  const candidates = [
    redirect !== undefined && reportId !== undefined && isReportPath(path) ? withReport(redirect, reportId) : redirect,
    ...(reportId === undefined ? [] : reportPaths.map((report) => withReport(report, reportId))),
  ];
  const open = candidates.find((address) => address !== undefined && destination(session, address) === address);
  return open ?? destination(session, null);
}

/**
 * Opens the product for another system: ticket → session, patient → newest report → address.
 * Never throws for an answer of the server; what went wrong is the outcome.
 */
export async function enter(request: EntryRequest, parts: EntryParts): Promise<EntryOutcome> {
  const session = await openSession(request, parts);
  if ('kind' in session) return { failure: session };
  let { reportId } = request;
  if (reportId === undefined && request.patientId !== undefined) {
    const found = await newestReport(request.patientId);
    if (typeof found !== 'string') return { failure: found };
    reportId = found;
  }
  const target = targetOf(request, session, reportId, parts);
  return target === null ? { failure: { kind: 'nothing-to-open' } } : { target };
}
