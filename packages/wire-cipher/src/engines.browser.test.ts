import { describe, expect, it } from 'vitest';
import { bytesFromBase64, bytesToBase64 } from './base64.ts';
import { createCryptoJsEngine } from './crypto-js-engine.ts';
import { describeEngine, vectorKey, vectors } from './engine-suite.test-support.ts';
import { pickEngine } from './pick-engine.ts';
import { createWebCryptoEngine } from './web-crypto-engine.ts';

describeEngine('web-crypto', createWebCryptoEngine);
describeEngine('crypto-js', createCryptoJsEngine);

describe('a page on plain http', () => {
  it('gets crypto-js when the browser keeps crypto.subtle back', async () => {
    expect((await pickEngine(vectorKey)).name).toBe('web-crypto');
    const own = Object.getOwnPropertyDescriptor(Crypto.prototype, 'subtle');
    if (own === undefined) throw new Error('this browser has no crypto.subtle to take away');
    Object.defineProperty(Crypto.prototype, 'subtle', { configurable: true, get: () => undefined });
    try {
      const engine = await pickEngine(vectorKey);
      expect(engine.name).toBe('crypto-js');
      expect(await engine.open(await engine.seal('无安全上下文'))).toBe('无安全上下文');
    } finally {
      Object.defineProperty(Crypto.prototype, 'subtle', own);
    }
  });
});

describe('base64 of an older browser', () => {
  it.each(vectors)('agrees with the native one: $name', ({ envelope }) => {
    const base64 = envelope.slice(3);
    const bytes = bytesFromBase64(base64);
    const withoutNative = <T>(work: () => T): T => {
      const decoder = Object.getOwnPropertyDescriptor(Uint8Array, 'fromBase64');
      const encoder = Object.getOwnPropertyDescriptor(Uint8Array.prototype, 'toBase64');
      if (decoder === undefined || encoder === undefined) throw new Error('this browser has no native base64');
      Reflect.deleteProperty(Uint8Array, 'fromBase64');
      Reflect.deleteProperty(Uint8Array.prototype, 'toBase64');
      try {
        return work();
      } finally {
        Object.defineProperty(Uint8Array, 'fromBase64', decoder);
        Object.defineProperty(Uint8Array.prototype, 'toBase64', encoder);
      }
    };
    expect(withoutNative(() => bytesFromBase64(base64))).toEqual(bytes);
    expect(withoutNative(() => bytesToBase64(bytes))).toBe(base64);
    expect(bytesToBase64(bytes)).toBe(base64);
  });
});
