import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Licence codes of the mock hospital: `JW1-<V|T>-<last day YYYYMMDD>-<signature>`, V for a full licence and T for a
 * trial. The signing key is public: the codes show how a licence behaves and protect nothing.
 */
export type LicenceKind = 'valid' | 'trial';

export interface LicenceCode {
  readonly kind: LicenceKind;
  /** Last day it counts, YYYY-MM-DD. */
  readonly endsOn: string;
}

export type ReadLicenceCode =
  | { readonly ok: true; readonly code: LicenceCode }
  | { readonly ok: false; readonly reason: string };

const PUBLIC_SIGNING_KEY = 'jianwei-demo-licence';
const SIGNATURE_DIGITS = 12;
const LETTERS: Record<LicenceKind, string> = { valid: 'V', trial: 'T' };
const CODE = /^JW1-([VT])-(\d{4})(\d{2})(\d{2})-([0-9A-F]{12})$/;
const DAY_MS = 86_400_000;

function signature(signed: string): string {
  return createHmac('sha256', PUBLIC_SIGNING_KEY).update(signed).digest('hex').slice(0, SIGNATURE_DIGITS).toUpperCase();
}

/** Writes a code. `endsOn` is YYYY-MM-DD and may lie in the past: such a code is expired. */
export function writeLicenceCode({ kind, endsOn }: LicenceCode): string {
  const signed = `JW1-${LETTERS[kind]}-${endsOn.replaceAll('-', '')}`;
  return `${signed}-${signature(signed)}`;
}

/** Reads a code as people type it: case and blanks do not matter. Looks at form and signature, not at the date. */
export function readLicenceCode(text: string): ReadLicenceCode {
  const code = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  const [, letter, year = '', month = '', day = '', given = ''] = CODE.exec(code) ?? [];
  const endsOn = `${year}-${month}-${day}`;
  if (letter === undefined || Number.isNaN(Date.parse(endsOn))) return { ok: false, reason: '激活码格式不正确' };
  const expected = signature(code.slice(0, code.lastIndexOf('-')));
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return { ok: false, reason: '激活码无效' };
  return { ok: true, code: { kind: letter === LETTERS.trial ? 'trial' : 'valid', endsOn } };
}

/** Whole days from one day to another, both YYYY-MM-DD; negative when the second lies before the first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The day that lies `days` after `from`, YYYY-MM-DD. */
export function dayAfter(from: string, days: number): string {
  return new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, 10);
}

/** What a hospital names when it asks for a licence; the same for a world at all times. */
export function machineIdentifier(hospitalName: string, worldId: string): string {
  const digest = createHash('sha256').update(`machine:${worldId}`).digest('hex').slice(0, 8).toUpperCase();
  return `${hospitalName}-${digest}`;
}
