import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createClient, memoryStorage } from './client.test-support.ts';
import { held, plain, raw, sealed } from './fake-backend.test-support.ts';
import { createGetCache } from './get-cache.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { createReloadGuard } from './reload-guard.ts';
import { createSingleNotice } from './single-notice.ts';
import { isActingGet, isLogin, isLogout } from './special-calls.ts';

const COLLECT = '/api/v2/ai/reports/collect/R1';
const LOGIN = '/api/v2/users/operation_users/login';
const LOGOUT = '/api/v2/users/session';
const CODES = '/api/v2/users/operation_users/codes';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what a call says of itself', () => {
  it('asks for JSON, and for anything where a picture is wanted', async () => {
    const { backend, get } = createClient({ cipher: undefined });
    await get('/api/v2/plan');
    await get('/api/v2/images/roc/a', { responseType: 'blob' });
    expect(backend.seen.map(({ headers }) => headers.get('Accept'))).toEqual(['application/json', '*/*']);
  });

  it('carries the headers of its caller, and no world where none is configured', async () => {
    const { backend, get } = createClient();
    await get('/api/v2/plan', { headers: { 'x-reason': 'round' } });
    expect(backend.seen[0]?.headers.get('x-reason')).toBe('round');
    expect(backend.seen[0]?.headers.has('x-mock-world')).toBe(false);
  });

  it('leaves no patient data in the browser’s cache; pictures may stand there', async () => {
    const inits: (RequestInit | undefined)[] = [];
    const fetch: typeof globalThis.fetch = (_input, init) => {
      inits.push(init);
      return Promise.resolve(new Response('{}'));
    };
    const { get } = createClient({ cipher: undefined, fetch });
    await get('/api/v2/plan');
    await get('/api/v2/images/roc/a', { responseType: 'blob' });
    expect(inits.map((init) => init?.cache)).toEqual(['no-store', undefined]);
  });

  it('goes through the fetch of the page unless told otherwise', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('{"plans":2}')));
    vi.stubGlobal('fetch', fetch);
    const { get } = createClient({ cipher: undefined, fetch: undefined });
    expect(await get('/api/v2/plan')).toEqual({ plans: 2 });
    expect(fetch.mock.calls[0]?.[0]).toBe('http://hospital.test/api/v2/plan');
  });
});

describe('answers at the edge', () => {
  it('a plain picture on a sealed path is not taken for data', async () => {
    const { backend, get, failureOf } = createClient();
    backend.answer(raw('PNG'));
    const error = await failureOf(get('/api/v2/plan', { responseType: 'blob' }));
    expect(error).toMatchObject({ name: 'ApiError', kind: 'cipher', cause: { code: 'not-an-envelope' } });
  });

  it('null is an answer', async () => {
    const { backend, get } = createClient();
    backend.answer(sealed(null));
    expect(await get('/api/v2/plan')).toBeNull();
  });
});

describe('a failure that several callers share', () => {
  it.each([
    [1001, 200, 'blacklisted 1001 (configured text)'],
    [1002, 200, 'blacklisted 1002 (configured text)'],
    [422, 422, 'reload'],
  ])('%i is acted upon once', async (status, httpStatus, action) => {
    const { backend, get, asked, failureOf } = createClient();
    const slow = held(sealed({ status }, httpStatus));
    backend.answer(slow.answer);
    const calls = [get('/api/v2/plan'), get('/api/v2/plan')].map(failureOf);
    slow.release();
    await Promise.all(calls);
    expect(backend.calls()).toBe(1);
    expect(asked).toEqual([action]);
  });
});

describe('an engine that cannot be had', () => {
  it('is told to the call that needs it, and to nobody before', async () => {
    const unhandled = vi.fn();
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', unhandled);
    try {
      const { get, failureOf } = createClient({ cipher: Promise.reject(new Error('no crypto')) });
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(unhandled).not.toHaveBeenCalled();
      expect((await failureOf(get('/api/v2/plan'))).kind).toBe('cipher');
    } finally {
      process.removeAllListeners('unhandledRejection');
      for (const listener of others) process.on('unhandledRejection', listener);
    }
  });
});

describe('the cache of reads', () => {
  it('an older call that fails late does not part the callers of the newer one', async () => {
    const cache = createGetCache<number>(() => 0);
    const [older, newer] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
    const work = vi.fn<() => Promise<number>>().mockReturnValueOnce(older.promise).mockReturnValueOnce(newer.promise);
    const first = cache.read('k', work, undefined).catch(() => 'failed');
    cache.invalidate();
    const second = cache.read('k', work, undefined);
    older.reject(new Error('late'));
    expect(await first).toBe('failed');
    const third = cache.read('k', work, undefined);
    newer.resolve(2);
    expect(await Promise.all([second, third])).toEqual([2, 2]);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('an answer that comes after its second is not kept, though the clock stands still', async () => {
    vi.useFakeTimers();
    const cache = createGetCache<number>(() => 0);
    const slow = Promise.withResolvers<number>();
    const work = vi.fn<() => Promise<number>>().mockReturnValueOnce(slow.promise).mockResolvedValue(2);
    const first = cache.read('k', work, undefined);
    vi.advanceTimersByTime(1000);
    slow.resolve(1);
    expect(await first).toBe(1);
    expect(await cache.read('k', work, undefined)).toBe(2);
  });
});

describe('the key of a save', () => {
  const failure = (kind: ApiError['kind'], status: number) =>
    new ApiError({ kind, status, message: '', url: '', method: 'POST' });
  const keyOf = async (now: () => number, errors: readonly unknown[]) => {
    const keys: string[] = [];
    const save = createIdempotencyKeys(now);
    for (const error of errors) {
      await save
        .send('a', (key) => {
          keys.push(key);
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what fetch rejects with is no matter
          return Promise.reject(error);
        })
        .catch(() => undefined);
    }
    return keys;
  };
  const today = () => Date.parse('2025-11-18T10:30:00+08:00');

  it.each([
    ['kept after HTTP 500', failure('http', 500), true],
    ['kept when no answer came', new Error('gone'), true],
    ['given up after HTTP 499', failure('http', 499), false],
    ['given up where the answer said why, whatever its HTTP status', failure('business', 500), false],
  ])('is %s', async (_why, error, isSame) => {
    const [first, second] = await keyOf(today, [error, error]);
    expect(second === first).toBe(isSame);
  });

  it('has 32 digits, small bytes too', async () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
    expect(await keyOf(today, [new Error('gone')])).toEqual(['0'.repeat(32)]);
  });
});

describe('the guard against reloading for ever', () => {
  it('says no, in so many words, where there is no storage or it throws', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    expect(createReloadGuard(() => undefined, Date.now)('GET /a')).toBe(false);
    expect(createReloadGuard(forbidden, Date.now)('GET /a')).toBe(false);
  });

  it.each(['null', '5', '"text"', '{', '{"GET /a":"1763433000000"}', '{"GET /a":null}'])(
    'takes no notice of a memory that is damaged: %s',
    (text) => {
      const storage = memoryStorage();
      storage.setItem('cdss:reloads', text);
      expect(
        createReloadGuard(
          () => storage,
          () => 1_763_433_000_000,
        )('GET /a'),
      ).toBe(true);
    },
  );
});

describe('a notice', () => {
  it('that another takes the place of while it is being shown leaves the other open', () => {
    const shown: string[] = [];
    const notify = createSingleNotice((message) => {
      shown.push(message);
      if (message === 'first') notify('second');
      return () => shown.push(`close ${message}`);
    });
    notify('first');
    notify('second');
    expect(shown).toEqual(['first', 'second']);
  });
});

describe('calls apart', () => {
  it.each([
    ['GET', COLLECT, true],
    ['GET', `${COLLECT}/cancel`, true],
    ['GET', CODES, true],
    ['GET', `${COLLECT}/check`, false],
    ['GET', '/api/v2/ai/reports/collect', false],
    ['GET', `/proxy${COLLECT}`, false],
    ['GET', `/proxy${COLLECT}/cancel`, false],
    ['GET', `/proxy${CODES}`, false],
    ['GET', `${COLLECT}/cancelled`, false],
    ['GET', `${CODES}/last`, false],
    ['POST', COLLECT, false],
  ])('%s %s changes something: %s', (method, path, isActing) => {
    expect(isActingGet({ method, path })).toBe(isActing);
  });

  it.each([
    ['POST', LOGIN, true, false],
    ['POST', '/api/v2/users/session/embed', true, false],
    ['GET', LOGIN, false, false],
    ['POST', '/api/v2/plan/add', false, false],
    ['DELETE', LOGOUT, false, true],
    ['GET', LOGOUT, false, false],
    ['DELETE', '/api/v2/plan', false, false],
  ])('%s %s signs in: %s, out: %s', (method, path, isIn, isOut) => {
    expect([isLogin({ method, path }), isLogout({ method, path })]).toEqual([isIn, isOut]);
  });
});

describe('the end of a session', () => {
  it('comes again in the session after it', async () => {
    const { backend, get, asked, session, failureOf } = createClient({ cipher: undefined });
    backend.answer(plain({ status: 401 }, 401));
    await failureOf(get('/api/v2/plan'));
    session.token = 'token-2';
    await failureOf(get('/api/v2/plan'));
    expect(asked.filter((what) => what === 'session end')).toHaveLength(2);
  });
});
