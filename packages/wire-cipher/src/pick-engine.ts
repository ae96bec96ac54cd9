import type { CipherEngine } from './cipher-engine.ts';
import { createWebCryptoEngine } from './web-crypto-engine.ts';

/**
 * The engine of a browser page: the browser's own where there is one, crypto-js where there is not. Browsers take
 * `crypto.subtle` away outside secure contexts, which plain-http hospital addresses are. crypto-js is fetched only then.
 * @param key 32 bytes, or their base64.
 * @param scope what offers `subtle`; the page's own unless a test says otherwise.
 * @throws RangeError (as a rejection) when the key has another length.
 */
export async function pickEngine(
  key: string | Uint8Array<ArrayBuffer>,
  scope: { readonly subtle?: SubtleCrypto | undefined } = globalThis.crypto,
): Promise<CipherEngine> {
  if (scope.subtle !== undefined) return createWebCryptoEngine(key);
  const { createCryptoJsEngine } = await import('./crypto-js-engine.ts');
  return createCryptoJsEngine(key);
}
