import AES from 'crypto-js/aes.js';
import core from 'crypto-js/core.js';
import HmacSHA256 from 'crypto-js/hmac-sha256.js';
import WordArray from 'crypto-js/lib-typedarrays.js';
import { bytesFromBase64, bytesOfKey, bytesToBase64 } from './base64.ts';
import { CipherError, type CipherEngine, type EngineOptions } from './cipher-engine.ts';
import { splitEnvelope } from './envelope.ts';
import { joined, prefixOf, randomBytes } from './bytes.ts';
import { suites, writtenVersion, type SuiteTable, type SuiteVersion } from './suites.ts';
import { checkedKey, keyLabels } from './wire-key.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Primitives {
  encrypt(iv: Bytes, plain: Bytes): Bytes;
  decrypt(iv: Bytes, ciphertext: Bytes): Bytes;
  sign(content: Bytes): Bytes;
}

const primitives: SuiteTable<(key: Bytes) => Primitives> = {
  v1(key) {
    const root = wordsOf(key);
    const aesKey = HmacSHA256(keyLabels.encryption, root);
    const macKey = HmacSHA256(keyLabels.mac, root);
    // CBC and PKCS#7 are what crypto-js does unless told otherwise.
    return {
      encrypt: (iv, plain) => bytesOf(AES.encrypt(wordsOf(plain), aesKey, { iv: wordsOf(iv) }).ciphertext),
      decrypt: (iv, ciphertext) =>
        bytesOf(
          AES.decrypt(core.lib.CipherParams.create({ ciphertext: wordsOf(ciphertext) }), aesKey, { iv: wordsOf(iv) }),
        ),
      sign: (content) => bytesOf(HmacSHA256(wordsOf(content), macKey)),
    };
  },
};

/**
 * Engine for pages without `crypto.subtle` (hospital addresses on plain http). It works on the page's own thread: about a
 * hundred times slower than the browser's engine on large bodies.
 * @param key 32 bytes, or their base64.
 * @throws RangeError when the key has another length.
 */
export function createCryptoJsEngine(key: string | Bytes, options: EngineOptions = {}): CipherEngine {
  const keyBytes = checkedKey(bytesOfKey(key));
  const randomIv = options.iv ?? randomBytes;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const ready = new Map<SuiteVersion, Primitives>();

  function suiteOf(version: SuiteVersion): Primitives {
    let suite = ready.get(version);
    if (suite === undefined) {
      suite = primitives[version](keyBytes);
      ready.set(version, suite);
    }
    return suite;
  }

  function seal(text: string): string {
    const suite = suiteOf(writtenVersion);
    const iv = randomIv(suites[writtenVersion].ivBytes);
    const content = joined(iv, suite.encrypt(iv, new TextEncoder().encode(text)));
    const tag = suite.sign(joined(prefixOf(writtenVersion), content));
    return `${writtenVersion}.${bytesToBase64(joined(content, tag))}`;
  }

  function open(envelope: string): string {
    const { version, base64 } = splitEnvelope(envelope);
    const { ivBytes, tagBytes } = suites[version];
    const suite = suiteOf(version);
    const bytes = bytesFromBase64(base64);
    const tagStart = bytes.length - tagBytes;
    const expected = suite.sign(joined(prefixOf(version), bytes.subarray(0, tagStart)));
    if (!sameBytes(expected, bytes.subarray(tagStart))) throw new CipherError('tampered');
    return decoder.decode(suite.decrypt(bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, tagStart)));
  }

  return {
    name: 'crypto-js',
    // The interface is asynchronous for the sake of WebCrypto; a refusal is a rejection here too.
    seal: (text) => Promise.resolve(text).then(seal),
    open: (envelope) => Promise.resolve(envelope).then(open),
  };
}

/** Looks at every byte whatever the first difference is, so that the time taken tells nothing about the tag. */
function sameBytes(left: Bytes, right: Bytes): boolean {
  let difference = left.length ^ right.length;
  for (let index = 0; index < left.length; index += 1) difference |= (left[index] ?? 0) ^ (right[index] ?? 0);
  return difference === 0;
}

function wordsOf(bytes: Bytes): core.lib.WordArray {
  return WordArray.create(bytes);
}

function bytesOf(words: core.lib.WordArray): Bytes {
  const bytes = new Uint8Array(words.sigBytes);
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = (words.words[index >>> 2] ?? 0) >>> (24 - (index % 4) * 8);
  }
  return bytes;
}
