/**
 * The wire format, in words (three engines write and read the same bytes; `vectors/vectors.json` pins them).
 *
 *   envelope   = version "." base64( iv | ciphertext | tag )          body on the wire = {"data": envelope}
 *   base64     = RFC 4648 section 4, with padding, without line ends
 *   iv         = 16 random bytes, fresh for each envelope
 *   ciphertext = AES-256-CBC, PKCS#7, of the text in UTF-8, under encryptionKey
 *   tag        = HMAC-SHA-256 under macKey, all 32 bytes, over exactly these bytes in this order:
 *                the version and its dot in ASCII (for v1 the three bytes 76 31 2e), the iv, the ciphertext
 *   encryptionKey = HMAC-SHA-256(key, "enc")     macKey = HMAC-SHA-256(key, "mac")     key = 32 configured bytes
 *
 * The tag is compared first and in constant time; nothing is decrypted before it holds. A key that ships in a browser
 * bundle hides content from onlookers and logs; it protects nothing from whoever has the bundle. TLS protects.
 */
export interface CipherEngine {
  readonly name: 'web-crypto' | 'crypto-js' | 'node';
  /** @returns the envelope of the text: `v1.<base64>`. */
  seal(text: string): Promise<string>;
  /** @throws CipherError (as a rejection) when the envelope is not whole, not known or not ours. */
  open(envelope: string): Promise<string>;
}

export interface EngineOptions {
  /** Replaces the random IV. For the shared vectors only: an IV used twice under one key gives content away. */
  iv?: (bytes: number) => Uint8Array<ArrayBuffer>;
}

/**
 * - `not-an-envelope`: no `<version>.` in front, or not base64 behind it;
 * - `unknown-version`: a version that no suite of this build has;
 * - `truncated`: shorter than the smallest envelope, or not a whole number of blocks;
 * - `tampered`: the tag does not fit: something was changed, or the other side has another key.
 */
export type CipherErrorCode = 'not-an-envelope' | 'unknown-version' | 'truncated' | 'tampered';

const explanations: Readonly<Record<CipherErrorCode, string>> = {
  'not-an-envelope': 'the body is not an encrypted envelope',
  'unknown-version': 'the envelope has a version that is not known here',
  truncated: 'the envelope is cut short',
  tampered: 'the tag of the envelope does not fit: changed on the way, or sealed with another key',
};

/** Says which way an envelope was refused; never says anything about its content. */
export class CipherError extends Error {
  override readonly name = 'CipherError';
  readonly code: CipherErrorCode;

  constructor(code: CipherErrorCode) {
    super(explanations[code]);
    this.code = code;
  }
}

export interface EncryptedBody {
  data: string;
}

const versionPrefix = /^v\d+\./;

/** Whether a parsed body is an envelope on its face: `{data: "v<number>.…"}`. Whether it opens is another question. */
export function isEnvelope(body: unknown): body is EncryptedBody {
  if (typeof body !== 'object' || body === null || !('data' in body)) return false;
  return typeof body.data === 'string' && versionPrefix.test(body.data);
}

/** The JSON body that carries an envelope. An envelope holds no character that JSON escapes. */
export function envelopeBody(envelope: string): string {
  return `{"data":"${envelope}"}`;
}
