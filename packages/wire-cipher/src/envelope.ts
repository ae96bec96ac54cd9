import { CipherError } from './cipher-engine.ts';
import { isSuiteVersion, suites, type SuiteVersion } from './suites.ts';

export interface EnvelopeParts {
  version: SuiteVersion;
  /** base64 of iv | ciphertext | tag, checked for length and ending but not for each character. */
  base64: string;
}

/** The last four characters of canonical base64: unused bits are zero, or two texts would stand for the same bytes. */
const canonicalEnd = /^(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=|[A-Za-z0-9+/][AQgw]==)$/;

/**
 * Takes the envelope apart without decoding it, so that all engines refuse the same texts for the same reason.
 * @throws CipherError not-an-envelope, unknown-version or truncated.
 */
export function splitEnvelope(envelope: string): EnvelopeParts {
  const prefix = /^(v\d+)\./.exec(envelope);
  const version = prefix?.[1];
  if (version === undefined) throw new CipherError('not-an-envelope');
  if (!isSuiteVersion(version)) throw new CipherError('unknown-version');
  const base64 = envelope.slice(version.length + 1);
  if (base64.length % 4 !== 0) throw new CipherError('truncated');
  if (base64 !== '' && !canonicalEnd.test(base64.slice(-4))) throw new CipherError('not-an-envelope');
  const { ivBytes, blockBytes, tagBytes } = suites[version];
  const ciphertextBytes = decodedBytes(base64) - ivBytes - tagBytes;
  // PKCS#7 always pads, so that even an empty text is one block.
  if (ciphertextBytes < blockBytes || ciphertextBytes % blockBytes !== 0) throw new CipherError('truncated');
  return { version, base64 };
}

/** Bytes that a base64 text with padding stands for. */
export function decodedBytes(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return (base64.length / 4) * 3 - padding;
}
