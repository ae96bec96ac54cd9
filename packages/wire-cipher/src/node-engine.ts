import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomFillSync,
  timingSafeEqual,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { CipherError, type CipherEngine, type EngineOptions } from './cipher-engine.ts';
import { decodedBytes, splitEnvelope } from './envelope.ts';
import { suites, writtenVersion, type SuiteTable, type SuiteVersion } from './suites.ts';
import { checkedKey, keyLabels } from './wire-key.ts';

/** The engine of a server: the same as the others, and the same without promises. */
export interface NodeEngine extends CipherEngine {
  readonly name: 'node';
  /** Text, or its bytes in UTF-8. */
  sealSync(text: string | Uint8Array): string;
  /** @throws CipherError when the envelope is not whole, not known or not ours. */
  openSync(envelope: string): string;
  /** Like openSync, but the UTF-8 bytes as they are. @throws CipherError likewise. */
  openBytesSync(envelope: string): Buffer;
}

interface Primitives {
  cipher: string;
  hash: string;
  prefix: Buffer;
  encryptionKey: KeyObject;
  macKey: KeyObject;
}

/** OpenSSL's names of what a suite is made of. */
const algorithms: SuiteTable<{ cipher: string; hash: string }> = {
  v1: { cipher: 'aes-256-cbc', hash: 'sha256' },
};

/**
 * @param key 32 bytes, or their base64.
 * @throws RangeError when the key has another length.
 */
export function createNodeEngine(key: string | Uint8Array, options: EngineOptions = {}): NodeEngine {
  const root = createSecretKey(checkedKey(typeof key === 'string' ? Buffer.from(key, 'base64') : key));
  const randomIv = options.iv ?? createIvSource();
  const ready = new Map<SuiteVersion, Primitives>();

  function suiteOf(version: SuiteVersion): Primitives {
    let suite = ready.get(version);
    if (suite === undefined) {
      const { cipher, hash } = algorithms[version];
      const derive = (label: string) => createSecretKey(createHmac(hash, root).update(label).digest());
      suite = {
        cipher,
        hash,
        prefix: Buffer.from(`${version}.`),
        encryptionKey: derive(keyLabels.encryption),
        macKey: derive(keyLabels.mac),
      };
      ready.set(version, suite);
    }
    return suite;
  }

  function sealSync(text: string | Uint8Array): string {
    const { cipher, hash, prefix, encryptionKey, macKey } = suiteOf(writtenVersion);
    const iv = randomIv(suites[writtenVersion].ivBytes);
    const encryption = createCipheriv(cipher, encryptionKey, iv);
    const start = typeof text === 'string' ? encryption.update(text, 'utf8') : encryption.update(text);
    const content = Buffer.concat([iv, start, encryption.final()]);
    const tag = createHmac(hash, macKey).update(prefix).update(content).digest();
    return `${writtenVersion}.${Buffer.concat([content, tag]).toString('base64')}`;
  }

  function openBytesSync(envelope: string): Buffer {
    const { version, base64 } = splitEnvelope(envelope);
    const { ivBytes, tagBytes } = suites[version];
    const { cipher, hash, prefix, encryptionKey, macKey } = suiteOf(version);
    const bytes = strictBytes(base64);
    const content = bytes.subarray(0, -tagBytes);
    const tag = createHmac(hash, macKey).update(prefix).update(content).digest();
    if (!timingSafeEqual(tag, bytes.subarray(-tagBytes))) throw new CipherError('tampered');
    const decryption = createDecipheriv(cipher, encryptionKey, content.subarray(0, ivBytes));
    const start = decryption.update(content.subarray(ivBytes));
    const end = decryption.final();
    return end.length === 0 ? start : Buffer.concat([start, end]);
  }

  const openSync = (envelope: string) => openBytesSync(envelope).toString('utf8');

  return {
    name: 'node',
    sealSync,
    openSync,
    openBytesSync,
    seal: (text) => Promise.resolve(text).then(sealSync),
    open: (envelope) => Promise.resolve(envelope).then(openSync),
  };
}

/** Buffer.from skips what is not base64 and takes the alphabet of addresses too; the browsers' decoders do neither. */
function strictBytes(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== decodedBytes(base64) || base64.includes('-') || base64.includes('_')) {
    throw new CipherError('not-an-envelope');
  }
  return bytes;
}

// One call for many IVs: on small bodies asking the generator costs as much as the cipher.
const ivPoolBytes = 4096;

function createIvSource(): (bytes: number) => Uint8Array {
  const pool = Buffer.allocUnsafe(ivPoolBytes);
  let used = ivPoolBytes;
  return (bytes) => {
    if (used + bytes > ivPoolBytes) {
      randomFillSync(pool);
      used = 0;
    }
    used += bytes;
    return pool.subarray(used - bytes, used);
  };
}
