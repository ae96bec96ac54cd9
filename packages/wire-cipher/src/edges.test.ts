import { afterEach, describe, expect, it, vi } from 'vitest';
import { bytesFromBase64, bytesToBase64 } from './base64.ts';
import { CipherError, isEnvelope } from './cipher-engine.ts';
import { createCryptoJsEngine } from './crypto-js-engine.ts';
import { vectorKey, vectorNamed } from './engine-suite.test-support.ts';
import { splitEnvelope } from './envelope.ts';
import { pathOf } from './exempt-list.ts';
import { createNodeEngine } from './node-engine.ts';
import { createWebCryptoEngine } from './web-crypto-engine.ts';

const { text, envelope } = vectorNamed('json body');
const refusalOf = (body: string) => {
  try {
    return splitEnvelope(body);
  } catch (error) {
    return error instanceof CipherError ? error.code : error;
  }
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the key', () => {
  const bytes = Uint8Array.from(atob(vectorKey), (character) => character.charCodeAt(0));

  it.each([
    ['web-crypto', createWebCryptoEngine],
    ['crypto-js', createCryptoJsEngine],
    ['node', createNodeEngine],
  ])('is taken as bytes by %s, which names itself so', async (name, createEngine) => {
    const engine = createEngine(bytes);
    expect(engine.name).toBe(name);
    expect(await engine.open(envelope)).toBe(text);
  });

  it.each([createWebCryptoEngine, createCryptoJsEngine])(
    'that is not base64 is refused, without telling it',
    (create) => {
      expect(() => create('!!not base64!!')).toThrow(new RangeError('the wire key is not base64'));
    },
  );

  it('cannot be taken out of the browser’s engine', async () => {
    const importKey = vi.spyOn(crypto.subtle, 'importKey');
    await createWebCryptoEngine(vectorKey).open(envelope);
    expect(importKey.mock.calls.map(([, , , extractable]) => extractable)).toEqual([false, false, false]);
  });
});

describe('base64 where the browser has no native pair', () => {
  it.each([0, 1, 2, 3, 255, 0x8000, 0x8001, 100_000])('carries %i bytes there and back', (count) => {
    vi.stubGlobal('Uint8Array', class extends Uint8Array {});
    Object.assign(Uint8Array, { fromBase64: undefined });
    Object.assign(Uint8Array.prototype, { toBase64: undefined });
    const bytes = Uint8Array.from({ length: count }, (_, index) => (index * 7) % 256);
    const base64 = Buffer.from(bytes).toString('base64');
    expect(bytesToBase64(bytes)).toBe(base64);
    expect(Buffer.from(bytesFromBase64(base64)).equals(Buffer.from(bytes))).toBe(true);
    expect(() => bytesFromBase64('????')).toThrow(new CipherError('not-an-envelope'));
  });
});

describe('a refusal', () => {
  // docs/wire-format.md
  it.each([
    ['not-an-envelope', 'the body is not an encrypted envelope'],
    ['unknown-version', 'the envelope has a version that is not known here'],
    ['truncated', 'the envelope is cut short'],
    ['tampered', 'the tag of the envelope does not fit: changed on the way, or sealed with another key'],
  ] as const)('%s says what it means', (code, message) => {
    expect(new CipherError(code)).toMatchObject({ name: 'CipherError', code, message });
  });
});

describe('the front of an envelope', () => {
  it('is its version and nothing before it', () => {
    expect(refusalOf(`x${envelope}`)).toBe('not-an-envelope');
    expect(isEnvelope({ data: `x${envelope}` })).toBe(false);
    expect(isEnvelope({ data: [envelope] })).toBe(false);
  });

  it('may have a version of several digits, which is another one', () => {
    expect(isEnvelope({ data: envelope.replace('v1', 'v12') })).toBe(true);
    expect(refusalOf(envelope.replace('v1', 'v12'))).toBe('unknown-version');
  });

  it('is cut short where the rest is no whole group of four, even behind padding', () => {
    const padded = vectorNamed('emoji with joiners').envelope;
    expect(padded.endsWith('=')).toBe(true);
    expect(refusalOf(`${padded}A`)).toBe('truncated');
  });
});

describe('the path of an address', () => {
  it.each([
    ['https://hospital.example/api/users?back=https://other.example/login', '/api/users'],
    ['/api/links/https://other.example/login', '/api/links/https://other.example/login'],
    ['/api/users#https://other.example/login', '/api/users'],
    ['HTTP://hospital.example:8080/api', '/api'],
  ])('%s is %s', (address, path) => {
    expect(pathOf(address)).toBe(path);
  });
});
