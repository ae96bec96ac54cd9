import { describe, expect, it } from 'vitest';
import document from '../vectors/vectors.json' with { type: 'json' };
import { CipherError, type CipherEngine, type CipherErrorCode, type EngineOptions } from './cipher-engine.ts';

export type EngineFactory = (key: string, options?: EngineOptions) => CipherEngine;

export const vectorKey = document.key;
const otherKey = 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA=';

/** A vector's text and envelope; one that is used everywhere stands for the middle of the table. */
export const vectors = document.vectors.map(({ name, iv, text, times, envelope }) => ({
  name,
  iv: Uint8Array.from(iv.match(/../g) ?? [], (byte) => parseInt(byte, 16)),
  text: text.repeat(times),
  envelope,
}));

export function vectorNamed(name: string): (typeof vectors)[number] {
  const vector = vectors.find((candidate) => candidate.name === name);
  if (vector === undefined) throw new Error(`no vector is named ${name}`);
  return vector;
}

/** The same envelope with one bit of one byte turned over. */
export function withTurnedBit(envelope: string, byteIndex: number): string {
  const bytes = Uint8Array.from(atob(envelope.slice(3)), (character) => character.charCodeAt(0));
  const at = byteIndex < 0 ? bytes.length + byteIndex : byteIndex;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return `v1.${btoa(String.fromCharCode(...bytes))}`;
}

async function refusalOf(engine: CipherEngine, envelope: string): Promise<CipherErrorCode> {
  const error: unknown = await engine.open(envelope).then(
    (text) => new Error(`opened as ${JSON.stringify(text)}`),
    (reason: unknown) => reason,
  );
  if (error instanceof CipherError) return error.code;
  throw new Error('not refused with a CipherError', { cause: error });
}

/** What every engine must do, wherever it runs. */
export function describeEngine(name: string, createEngine: EngineFactory): void {
  describe(`${name} engine`, () => {
    const engine = createEngine(vectorKey);
    const { envelope } = vectorNamed('json body');

    it.each(vectors)('reads the vector: $name', async ({ text, envelope: sealed }) => {
      expect(await engine.open(sealed)).toBe(text);
    });

    it.each(vectors)('writes the vector: $name', async ({ iv, text, envelope: sealed }) => {
      expect(await createEngine(vectorKey, { iv: () => iv }).seal(text)).toBe(sealed);
    });

    it('takes a new IV for each envelope', async () => {
      const sealed = await Promise.all(Array.from({ length: 300 }, () => engine.seal('同一段文字')));
      expect(new Set(sealed.map((one) => one.slice(3, 24))).size).toBe(300);
      expect(await Promise.all(sealed.map((one) => engine.open(one)))).toEqual(sealed.map(() => '同一段文字'));
    });

    it('refuses a key that is not 32 bytes, without telling it', () => {
      expect(() => createEngine('c2hvcnQta2V5')).toThrow(/^the wire key must be 32 bytes, this one has 9$/);
    });

    it('refuses an envelope sealed with another key', async () => {
      const sealed = await createEngine(otherKey).seal('血钾');
      expect(await refusalOf(engine, sealed)).toBe('tampered');
    });

    // iv: bytes 0 to 15; ciphertext: 16 to 79; tag: the last 32
    it.each([
      ['the first byte of the IV', 0],
      ['the last byte of the IV', 15],
      ['the first byte of the ciphertext', 16],
      ['the last byte of the ciphertext', -33],
      ['the first byte of the tag', -32],
      ['the last byte of the tag', -1],
    ])('refuses a change in %s', async (_region, index) => {
      expect(await refusalOf(engine, withTurnedBit(envelope, index))).toBe('tampered');
    });

    it.each([
      ['nothing', ''],
      ['plain JSON', '{"status":500}'],
      ['a proxy page', '<html><body>502 Bad Gateway</body></html>'],
      ['base64 without a version', envelope.slice(3)],
      ['a version without a number', `v.${envelope.slice(3)}`],
      ['a foreign character', `v1.!${envelope.slice(4)}`],
      ['the alphabet of addresses', `v1.-${envelope.slice(4)}`],
      ['white space inside', `v1.    ${envelope.slice(7)}`],
      ['padding in the middle', `v1.==${envelope.slice(5)}`],
    ])('refuses %s as no envelope', async (_what, text) => {
      expect(await refusalOf(engine, text)).toBe('not-an-envelope');
    });

    it('refuses a second spelling of the same bytes', async () => {
      const padded = vectorNamed('emoji with joiners').envelope;
      expect(padded).toMatch(/[^=]=$/);
      const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
      const last = alphabet[alphabet.indexOf(padded.at(-2) ?? '') + 1] ?? '';
      expect(await refusalOf(engine, `${padded.slice(0, -2)}${last}=`)).toBe('not-an-envelope');
    });

    it('refuses a version that it does not know', async () => {
      expect(await refusalOf(engine, envelope.replace('v1.', 'v2.'))).toBe('unknown-version');
      expect(await refusalOf(engine, envelope.replace('v1.', 'v11.'))).toBe('unknown-version');
    });

    it.each([
      ['to the version', 3],
      ['inside a group of four', envelope.length - 1],
      ['inside a block', envelope.length - 4],
      ['to less than one block', 3 + 64],
    ])('refuses an envelope cut %s', async (_where, length) => {
      expect(await refusalOf(engine, envelope.slice(0, length))).toBe('truncated');
    });

    it('refuses an envelope that lost whole blocks', async () => {
      // 48 bytes are 64 characters: what is left has the form of an envelope, only its tag cannot fit.
      const long = vectorNamed('64 kB').envelope;
      expect(await refusalOf(engine, `v1.${long.slice(3 + 64)}`)).toBe('tampered');
    });
  });
}
