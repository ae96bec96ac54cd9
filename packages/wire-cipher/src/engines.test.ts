import { describe, expect, it } from 'vitest';
import { CipherError, envelopeBody, isEnvelope } from './cipher-engine.ts';
import { createCryptoJsEngine } from './crypto-js-engine.ts';
import { developmentKey } from './development-key.ts';
import { describeEngine, vectorKey, vectors, vectorNamed, withTurnedBit } from './engine-suite.test-support.ts';
import { createNodeEngine } from './node-engine.ts';
import { pickEngine } from './pick-engine.ts';
import { createWebCryptoEngine } from './web-crypto-engine.ts';

describeEngine('web-crypto', createWebCryptoEngine);
describeEngine('crypto-js', createCryptoJsEngine);
describeEngine('node', createNodeEngine);

describe('the server path of the node engine', () => {
  const engine = createNodeEngine(vectorKey);

  it.each(vectors)('reads and writes without promises: $name', ({ iv, text, envelope }) => {
    const writer = createNodeEngine(vectorKey, { iv: () => iv });
    expect(engine.openSync(envelope)).toBe(text);
    expect(writer.sealSync(text)).toBe(envelope);
    expect(writer.sealSync(Buffer.from(text))).toBe(envelope);
    expect(engine.openBytesSync(envelope).equals(Buffer.from(text))).toBe(true);
  });

  it('throws the typed error', () => {
    const tampered = withTurnedBit(vectorNamed('chinese').envelope, 20);
    expect(() => engine.openSync(tampered)).toThrow(CipherError);
    expect(() => engine.openBytesSync(tampered)).toThrow(CipherError);
  });

  it('takes the key as bytes too', () => {
    const bytes = new Uint8Array(Buffer.from(vectorKey, 'base64'));
    expect(createNodeEngine(bytes).openSync(vectorNamed('chinese').envelope)).toBe(vectorNamed('chinese').text);
  });
});

describe('the engine of a page', () => {
  it('is the browser’s own where there is one, crypto-js where there is not, and they read each other', async () => {
    const secure = await pickEngine(developmentKey);
    const plainHttp = await pickEngine(developmentKey, {});
    expect([secure.name, plainHttp.name]).toEqual(['web-crypto', 'crypto-js']);
    expect(await plainHttp.open(await secure.seal('检微'))).toBe('检微');
    expect(await secure.open(await plainHttp.seal('检微'))).toBe('检微');
  });
});

describe('isEnvelope', () => {
  it.each([{ data: 'v1.AAAA' }, { data: 'v2.' }, { data: 'v1.AAAA', more: 1 }])('takes %j', (body) => {
    expect(isEnvelope(body)).toBe(true);
  });

  it.each([
    undefined,
    null,
    'v1.AAAA',
    {},
    { data: '' },
    { data: 'plain text' },
    { data: [] },
    { data: null },
    { status: 500, message: '服务器内部错误' },
  ])('refuses %j', (body) => {
    expect(isEnvelope(body)).toBe(false);
  });

  it('takes what envelopeBody writes', () => {
    const { envelope } = vectorNamed('json body');
    expect(JSON.parse(envelopeBody(envelope))).toEqual({ data: envelope });
    expect(isEnvelope(JSON.parse(envelopeBody(envelope)))).toBe(true);
  });
});
