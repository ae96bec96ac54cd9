import { bytesFromBase64, bytesOfKey, bytesToBase64 } from './base64.ts';
import { joined, prefixOf, randomBytes } from './bytes.ts';
import { CipherError, type CipherEngine, type EngineOptions } from './cipher-engine.ts';
import { splitEnvelope } from './envelope.ts';
import { suites, writtenVersion, type SuiteTable, type SuiteVersion } from './suites.ts';
import { checkedKey, keyLabels } from './wire-key.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Primitives {
  encrypt(iv: Bytes, plain: Bytes): Promise<ArrayBuffer>;
  decrypt(iv: Bytes, ciphertext: Bytes): Promise<ArrayBuffer>;
  sign(content: Bytes): Promise<ArrayBuffer>;
  /** WebCrypto compares tags in constant time. */
  verify(tag: Bytes, content: Bytes): Promise<boolean>;
}

const hmac = { name: 'HMAC', hash: 'SHA-256' };

const primitives: SuiteTable<(key: Bytes) => Promise<Primitives>> = {
  async v1(key) {
    const { subtle } = crypto;
    const root = await subtle.importKey('raw', key, hmac, false, ['sign']);
    const derive = (label: string) => subtle.sign(hmac, root, new TextEncoder().encode(label));
    const aes = await subtle.importKey('raw', await derive(keyLabels.encryption), 'AES-CBC', false, [
      'encrypt',
      'decrypt',
    ]);
    const mac = await subtle.importKey('raw', await derive(keyLabels.mac), hmac, false, ['sign', 'verify']);
    return {
      encrypt: (iv, plain) => subtle.encrypt({ name: 'AES-CBC', iv }, aes, plain),
      decrypt: (iv, ciphertext) => subtle.decrypt({ name: 'AES-CBC', iv }, aes, ciphertext),
      sign: (content) => subtle.sign(hmac, mac, content),
      verify: (tag, content) => subtle.verify(hmac, mac, tag, content),
    };
  },
};

/**
 * Engine for pages in a secure context (and for Node): the browser's own AES and HMAC.
 * @param key 32 bytes, or their base64.
 * @throws RangeError when the key has another length.
 */
export function createWebCryptoEngine(key: string | Bytes, options: EngineOptions = {}): CipherEngine {
  const keyBytes = checkedKey(bytesOfKey(key));
  const randomIv = options.iv ?? randomBytes;
  // Without ignoreBOM a leading byte order mark would vanish from the text.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const ready = new Map<SuiteVersion, Promise<Primitives>>();

  function suiteOf(version: SuiteVersion): Promise<Primitives> {
    let suite = ready.get(version);
    if (suite === undefined) {
      suite = primitives[version](keyBytes);
      ready.set(version, suite);
    }
    return suite;
  }

  return {
    name: 'web-crypto',

    async seal(text) {
      const suite = await suiteOf(writtenVersion);
      const iv = randomIv(suites[writtenVersion].ivBytes);
      const ciphertext = new Uint8Array(await suite.encrypt(iv, new TextEncoder().encode(text)));
      const prefix = prefixOf(writtenVersion);
      const content = joined(prefix, iv, ciphertext);
      const tag = new Uint8Array(await suite.sign(content));
      return `${writtenVersion}.${bytesToBase64(joined(content.subarray(prefix.length), tag))}`;
    },

    async open(envelope) {
      const { version, base64 } = splitEnvelope(envelope);
      const { ivBytes, tagBytes } = suites[version];
      const suite = await suiteOf(version);
      const bytes = bytesFromBase64(base64);
      const tagStart = bytes.length - tagBytes;
      const signed = joined(prefixOf(version), bytes.subarray(0, tagStart));
      if (!(await suite.verify(bytes.subarray(tagStart), signed))) throw new CipherError('tampered');
      return decoder.decode(await suite.decrypt(bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, tagStart)));
    },
  };
}
