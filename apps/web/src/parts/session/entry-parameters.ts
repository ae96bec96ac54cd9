import { safeRedirect } from '../../kit/lib/safe-redirect.ts';
import type { EmbedMode } from './session-store.ts';

/** Query parameters that can carry a patient's id into a report address. */
export const PATIENT_ID_PARAMETERS = ['id', 'patient_id', 'PatId'] as const;

/** Who somebody is comes from a session or a one-time ticket; an address that says it counts for nothing and is not kept. */
export const CREDENTIAL_PARAMETERS: readonly string[] = ['user_id', 'user_name', 'token', 'ticket'];

/** Identity parameters: they travel to the plug-in login in its own query and never inside `redirect`. */
export const IDENTITY_PARAMETERS: readonly string[] = [
  ...PATIENT_ID_PARAMETERS,
  'user_id',
  'user_name',
  'token',
  'encrypt',
];

/** What the plug-in login understands; anything else of a decrypted text is dropped. */
const PLUGIN_PARAMETERS: readonly string[] = [...PATIENT_ID_PARAMETERS, 'ticket', 'report_id', 'mode', 'redirect'];

/** Shown when an `encrypt` parameter cannot be read: it was cut off, changed, or made with another key. */
export const UNREADABLE_LINK = '链接无法识别，请重新从院内系统打开';

/** What another system asks for when it opens the product. */
export interface EntryRequest {
  readonly ticket?: string;
  /** The other system's number of the patient, or ours. */
  readonly patientId?: string;
  readonly reportId?: string;
  readonly mode?: EmbedMode;
  /** A path of this site without identity parameters. */
  readonly redirect?: string;
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

/**
 * Opens an `encrypt` parameter: the query of the plug-in login, sealed by the other system.
 * @throws whatever `decrypt` throws, and SyntaxError for a text that is no JSON although it begins like it
 */
export async function openEncrypted(
  encrypted: string,
  decrypt: (text: string) => Promise<string>,
): Promise<URLSearchParams> {
  return pluginQuery(await decrypt(standardBase64(encrypted)));
}

/** An address of this site without what names a person; `id` stays where it names something else than a patient. */
function withoutIdentity(address: string, isReportPath: (path: string) => boolean): string {
  const url = new URL(address, window.location.origin);
  for (const name of [...IDENTITY_PARAMETERS, ...CREDENTIAL_PARAMETERS]) {
    if (name !== 'id' || isReportPath(url.pathname)) url.searchParams.delete(name);
  }
  return url.pathname + url.search + url.hash;
}

/**
 * Reads the query of the plug-in login or the single sign-on. User ids and tokens in it are not looked at.
 * @param isReportPath whether a path shows one patient's report, so that its `id` is the patient's
 */
export function readEntry(query: URLSearchParams, isReportPath: (path: string) => boolean): EntryRequest {
  const text = (name: string): string | undefined => query.get(name)?.trim() || undefined;
  const ticket = text('ticket');
  const patientId = PATIENT_ID_PARAMETERS.map(text).find((value) => value !== undefined);
  const reportId = text('report_id');
  const mode = text('mode');
  const redirect = safeRedirect(query.get('redirect'));
  return {
    ...(ticket === undefined ? {} : { ticket }),
    ...(patientId === undefined ? {} : { patientId }),
    ...(reportId === undefined ? {} : { reportId }),
    ...(mode === 'embedded' || mode === 'patch' ? { mode } : {}),
    ...(redirect === null ? {} : { redirect: withoutIdentity(redirect, isReportPath) }),
  };
}
