/**
 * The table of cipher suites. A second suite (SM4, say) joins by one entry here; the compiler then asks each engine for
 * the same entry in its own table, and nothing else changes.
 *
 * v1: AES-256-CBC with PKCS#7 padding and a random IV, then HMAC-SHA-256 over what was written (encrypt-then-MAC).
 */
export interface SuiteLayout {
  readonly ivBytes: number;
  readonly blockBytes: number;
  readonly tagBytes: number;
}

export const suites = {
  v1: { ivBytes: 16, blockBytes: 16, tagBytes: 32 },
} as const satisfies Readonly<Record<string, SuiteLayout>>;

export type SuiteVersion = keyof typeof suites;

/** One value per suite; what an engine implements. */
export type SuiteTable<T> = Readonly<Record<SuiteVersion, T>>;

/** The suite that new envelopes are written with; every suite of the table is read. */
export const writtenVersion: SuiteVersion = 'v1';

export function isSuiteVersion(version: string): version is SuiteVersion {
  return Object.hasOwn(suites, version);
}
