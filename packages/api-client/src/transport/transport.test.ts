import { envelopeBody } from '@jianwei/wire-cipher/cipher-engine';
import { createNodeEngine } from '@jianwei/wire-cipher/node-engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.test-support.ts';
import { held, plain, raw, sealed } from './fake-backend.test-support.ts';

const path = '/api/v2/model/grace/measure';
const envelope = /^\{"data":"v1\.[A-Za-z0-9+/]+=*"\}$/;

describe('authorization', () => {
  // covers B-7-01
  it('sends the token of the moment with every method, exempt or not', async () => {
    const { backend, session, get, post, request } = createClient();
    backend.answer(sealed({}), plain({}));
    await post(path, {});
    await post('/api/v2/logs/save', {});
    backend.answer(sealed({}));
    session.token = 'token-2';
    await get('/api/v2/plan');
    await request({ url: '/api/v2/users/session', method: 'DELETE' });
    expect(backend.seen.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-1',
      'Bearer token-2',
      'Bearer token-2',
    ]);
  });

  it.each([undefined, ''])('has no header before login (%j)', async (token) => {
    const { backend, session, get } = createClient();
    session.token = token;
    await get('/api/v2/license');
    expect(backend.seen[0]?.headers.has('Authorization')).toBe(false);
  });

  it.each([
    ['', 'token-1'],
    ['JWT', 'JWT token-1'],
  ])('takes the scheme %j from the configuration', async (authScheme, header) => {
    const { backend, get } = createClient({ authScheme });
    await get('/api/v2/license');
    expect(backend.seen[0]?.headers.get('Authorization')).toBe(header);
  });
});

describe('cipher', () => {
  // covers B-7-02, B-7-03
  it('encrypts the request body and decrypts the answer', async () => {
    const { backend, post } = createClient();
    backend.answer(sealed({ score: 148, judgment: '高危' }));
    expect(await post(path, { age: 65, note: '', weight: null })).toEqual({ score: 148, judgment: '高危' });
    const [seen] = backend.seen;
    expect(seen?.wireBody).toMatch(envelope);
    expect(seen?.wireBody).not.toContain('age');
    // '' and null of a body stay: an emptied field must arrive.
    expect(seen?.body).toEqual({ age: 65, note: '', weight: null });
    expect(seen?.headers.get('Content-Type')).toBe('application/json');
  });

  // covers B-7-04, B-7-05
  it.each(['/api/v2/logs/save', '/api/v2/logs/save?x=1'])('leaves the exempt %s plain both ways', async (url) => {
    const { backend, post } = createClient();
    backend.answer(plain({ saved: true }));
    expect(await post(url, { path: '/detail' })).toEqual({ saved: true });
    expect(backend.seen[0]?.wireBody).toBe('{"path":"/detail"}');
  });

  // covers B-7-06
  it('takes the exempt list from the configuration', async () => {
    const { backend, post, failureOf } = createClient({ exempt: ['/api/v2/open/**'] });
    backend.answer(plain({ ok: true }), sealed({ ok: true }), plain({ ok: true }));
    expect(await post('/api/v2/open/a/b', { a: 1 })).toEqual({ ok: true });
    expect(backend.seen[0]?.wireBody).toBe('{"a":1}');
    expect(await post('/api/v2/logs/save', { a: 1 })).toEqual({ ok: true });
    expect(backend.seen[1]?.wireBody).toMatch(envelope);
    expect((await failureOf(post('/api/v2/logs/save', { a: 1 }))).kind).toBe('cipher');
  });

  it('matches the exempt list against the path only', async () => {
    const { backend, get } = createClient({ backendServer: 'http://api.test/api/v2/logs/save' });
    backend.answer(sealed({ ok: true }));
    expect(await get('/api/v2/plan', { params: { back: '/api/v2/logs/save' } })).toEqual({ ok: true });
  });

  it('sends no body and no content type where there is none', async () => {
    const { backend, get, post, request } = createClient();
    await get('/api/v2/plan');
    await post('/api/v2/plan/1/delete');
    await request({ url: '/api/v2/users/session', method: 'DELETE', headers: { 'Content-Type': 'application/json' } });
    expect(backend.seen).toHaveLength(3);
    for (const { wireBody, headers } of backend.seen) {
      expect(wireBody).toBeUndefined();
      expect(headers.has('Content-Type')).toBe(false);
    }
  });

  it('works plain without an engine, and with the promise of one', async () => {
    const open = createClient({ cipher: undefined, headers: { 'x-wire': 'plain' }, world: 'w1' });
    open.backend.answer(plain({ ok: true }));
    expect(await open.post(path, { a: 1 })).toEqual({ ok: true });
    expect(open.backend.seen[0]?.wireBody).toBe('{"a":1}');
    expect(open.backend.seen[0]?.headers.get('x-wire')).toBe('plain');
    expect(open.backend.seen[0]?.headers.get('x-mock-world')).toBe('w1');

    const { developmentKey } = await import('@jianwei/wire-cipher/development-key');
    const late = createClient({ cipher: Promise.resolve(createNodeEngine(developmentKey)) });
    late.backend.answer(sealed({ ok: true }));
    expect(await late.post(path, { a: 1 })).toEqual({ ok: true });
  });

  it('an engine that cannot be had fails the call, not the page', async () => {
    const client = createClient({ cipher: Promise.reject(new Error('chunk')) });
    const error = await client.failureOf(client.post(path, {}));
    expect(error).toMatchObject({ kind: 'cipher', message: '网络错误，请稍后再试！', status: undefined });
    expect(client.asked).toEqual(['notify 网络错误，请稍后再试！']);
    expect(client.backend.calls()).toBe(0);
  });
});

describe('answers that cannot be read', () => {
  const otherEngine = createNodeEngine('AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA=');

  it.each([
    ['plain JSON where an envelope is due', plain({ score: 1 })],
    ['a portal page', raw('<html>login</html>')],
    ['nothing at all', raw('')],
    ['an envelope sealed with another key', raw(envelopeBody(otherEngine.sealSync('{}')))],
    ['an envelope cut short', raw('{"data":"v1.AAAA"}')],
    ['an envelope of a later version', raw('{"data":"v9.AAAA"}')],
  ])('%s with HTTP 200 is a failure, never data', async (_what, answer) => {
    const { backend, asked, get, failureOf } = createClient();
    backend.answer(answer);
    const error = await failureOf(get('/api/v2/plan'));
    expect(error).toMatchObject({ kind: 'cipher', status: 200, message: '网络错误，请稍后再试！' });
    expect(asked).toEqual(['notify 网络错误，请稍后再试！']);
  });

  it('the cause names what the cipher refused', async () => {
    const { backend, get, failureOf } = createClient();
    backend.answer(raw(envelopeBody(otherEngine.sealSync('{}'))));
    expect((await failureOf(get('/api/v2/plan'))).cause).toMatchObject({ name: 'CipherError', code: 'tampered' });
  });

  it('an unreadable error answer is judged by its HTTP status', async () => {
    const { backend, asked, get, failureOf } = createClient();
    backend.answer(raw('{"data":"v1.AAAA"}', 500));
    expect(await failureOf(get('/api/v2/plan'))).toMatchObject({ kind: 'http', status: 500 });
    expect(asked).toEqual(['notify 服务器内部错误']);
  });

  it('text that is no JSON fails on an exempt path too', async () => {
    const { backend, get, failureOf } = createClient();
    backend.answer(raw('<html>'));
    expect((await failureOf(get('/api/v2/system/version/item'))).kind).toBe('cipher');
  });
});

describe('answers without content', () => {
  it.each([204, 205])('HTTP %s is undefined for reads and writes', async (status) => {
    const { backend, get, post } = createClient();
    backend.answer(raw(null, status));
    expect(await get('/api/v2/plan')).toBeUndefined();
    expect(await post('/api/v2/plan/1/delete')).toBeUndefined();
  });

  it('an empty HTTP 200 is enough for a write', async () => {
    const { backend, post, asked } = createClient();
    backend.answer(raw(''));
    expect(await post('/api/v2/plan/1/delete')).toBeUndefined();
    expect(asked).toEqual([]);
  });
});

describe('images', () => {
  it('come as they are', async () => {
    const { backend, get } = createClient();
    backend.answer(() => new Response(new Uint8Array([137, 80, 78, 71]), { headers: { 'Content-Type': 'image/png' } }));
    const image = await get('/api/v2/application/image/A1', { responseType: 'blob' });
    expect(image).toBeInstanceOf(Blob);
    expect((image as Blob).size).toBe(4);
  });

  it('fail like everything else', async () => {
    const { backend, asked, get, failureOf } = createClient();
    backend.answer(plain({ message: '图片不存在' }, 404));
    await failureOf(get('/api/v2/application/image/A1', { responseType: 'blob' }));
    expect(asked).toEqual(['notify 图片不存在']);
  });
});

describe('address', () => {
  // covers B-5-05, B-5-06, B-5-07, B-5-08
  it('drops parameters that are undefined, null or empty and keeps 0 and false', async () => {
    const { backend, get } = createClient();
    await get('/api/v2/warnings', {
      params: { keyword: '', department: null, date: undefined, page: 0, is_read: false, tab: 'all' },
    });
    expect(backend.seen[0]?.query).toBe('?page=0&is_read=false&tab=all');
  });

  it('repeats the name of a list, encodes what needs it, and writes no lonely question mark', async () => {
    const { backend, get } = createClient();
    await get('/api/v2/warnings', { params: { id: ['a', '', 'b'], name: '肌酐&尿素', at: new Date(0) } });
    const query = new URLSearchParams(backend.seen[0]?.query);
    expect(query.getAll('id')).toEqual(['a', 'b']);
    expect(query.get('name')).toBe('肌酐&尿素');
    expect(query.get('at')).toBe('1970-01-01T00:00:00.000Z');
    await get('/api/v2/plan', { params: { a: '' } });
    expect(backend.seen[1]?.address).toBe('http://hospital.test/api/v2/plan');
  });

  it.each([
    ['http://hospital.test/cdss/', 'http://hospital.test/cdss/api/v2/plan'],
    ['http://hospital.test', 'http://hospital.test/api/v2/plan'],
    ['', '/api/v2/plan'],
  ])('joins %j to the path', async (backendServer, address) => {
    const { backend, get } = createClient({ backendServer });
    await get('/api/v2/plan');
    expect(backend.seen[0]?.address).toBe(address);
  });
});

describe('what is on', () => {
  const told = (revision: number) => () =>
    new Response('{"ok":true}', {
      headers: { 'Content-Type': 'application/json', 'x-offer-revision': String(revision) },
    });

  it('tells once that more was switched than the session knew, and forgets what it read before', async () => {
    const onOfferChange = vi.fn();
    const reactions = {
      notify: vi.fn(),
      onSessionEnd: vi.fn(),
      onBlacklisted: vi.fn(),
      onReload: vi.fn(),
      onOfferChange,
    };
    const { backend, session, get } = createClient({ cipher: undefined, reactions });
    backend.answer(told(3), told(3), told(4), told(3), told(4));
    await get('/api/v2/plan');
    await get('/api/v2/license');
    expect(onOfferChange).not.toHaveBeenCalled();
    await get('/api/v2/warnings');
    // An answer from before it, and another from after it: nothing new.
    await get('/api/v2/home/tasks');
    await get('/api/v2/plan');
    expect(onOfferChange).toHaveBeenCalledTimes(1);
    expect(backend.calls()).toBe(5);
    session.token = 'token-2';
    backend.answer(told(9));
    await get('/api/v2/plan');
    expect(onOfferChange).toHaveBeenCalledTimes(1);
  });
});

describe('time and abort', () => {
  afterEach(() => vi.useRealTimers());

  // covers B-7-11
  it('has no time limit', async () => {
    vi.useFakeTimers();
    const { backend, asked, get, post } = createClient({ cipher: undefined });
    const slow = held(plain({ ok: true }));
    backend.answer(slow.answer);
    const calls = [get('/api/v2/plan'), post(path, {})];
    await vi.advanceTimersByTimeAsync(24 * 3600 * 1000);
    expect(backend.calls()).toBe(2);
    expect(backend.seen).toHaveLength(2);
    for (const { signal } of backend.seen) expect(signal?.aborted ?? false).toBe(false);
    slow.release();
    expect(await Promise.all(calls)).toEqual([{ ok: true }, { ok: true }]);
    expect(asked).toEqual([]);
  });

  it('an abort is silent and stays what it is', async () => {
    const { backend, asked, get, request } = createClient({ cipher: undefined });
    backend.answer(held(plain({})).answer);
    for (const method of ['GET', 'POST'] as const) {
      const controller = new AbortController();
      const call = request({ url: path, method, signal: controller.signal });
      await vi.waitFor(() => expect(backend.calls()).toBe(method === 'GET' ? 1 : 2), { timeout: 60_000 });
      controller.abort();
      await expect(call).rejects.toBe(controller.signal.reason);
    }
    const early = AbortSignal.abort();
    await expect(get('/api/v2/plan', { signal: early })).rejects.toMatchObject({ name: 'AbortError' });
    expect(backend.calls()).toBe(2);
    expect(asked).toEqual([]);
  });
});
