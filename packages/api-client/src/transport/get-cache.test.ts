import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.test-support.ts';
import { held, plain, sealed, unreachable, type Answer } from './fake-backend.test-support.ts';

const path = '/api/v2/warnings';

/** Answers with the number of the call, so that a test sees which call an answer came from. */
function counting(): Answer {
  let count = 0;
  return (seen) => {
    count += 1;
    return plain({ call: count })(seen);
  };
}

/** A client in plain wire: timers can stand still, and the cache does not look at the cipher. */
function createCounting() {
  const client = createClient({ cipher: undefined });
  client.backend.answer(counting());
  return client;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('GET cache', () => {
  // covers B-7-07
  it('serves an identical GET within a second, whatever the order of its parameters', async () => {
    const { backend, get } = createCounting();
    expect(await get(path, { params: { page: 0, page_size: 15 } })).toEqual({ call: 1 });
    vi.advanceTimersByTime(999);
    expect(await get(path, { params: { page_size: 15, page: 0, keyword: '' } })).toEqual({ call: 1 });
    expect(backend.calls()).toBe(1);
  });

  // covers B-7-08
  it('asks the server again after a second', async () => {
    const { get } = createCounting();
    await get(path);
    vi.advanceTimersByTime(1000);
    expect(await get(path)).toEqual({ call: 2 });
  });

  it('counts the second from the first call, not from its answer or its last use', async () => {
    const { backend, get } = createCounting();
    const slow = held(plain({ call: 1 }));
    backend.answer(slow.answer, plain({ call: 2 }));
    const first = get(path);
    await vi.advanceTimersByTimeAsync(1500);
    slow.release();
    await first;
    expect(await get(path)).toEqual({ call: 2 });
    vi.advanceTimersByTime(600);
    await get(path);
    vi.advanceTimersByTime(600);
    await get(path);
    expect(backend.calls()).toBe(3);
  });

  it('asks again after a second even where the clock is held still', async () => {
    const client = createClient({ cipher: undefined, now: () => 0 });
    client.backend.answer(counting());
    await client.get(path);
    vi.advanceTimersByTime(1000);
    expect(await client.get(path)).toEqual({ call: 2 });
  });

  it('asks again after a second even where timers are late', async () => {
    const clock = { now: 0 };
    const client = createClient({ cipher: undefined, now: () => clock.now });
    client.backend.answer(counting());
    await client.get(path);
    clock.now = 1000;
    expect(await client.get(path)).toEqual({ call: 2 });
  });

  // covers B-7-09
  it('keeps calls apart that differ in path or query', async () => {
    const { backend, get } = createCounting();
    await get(path);
    await get('/api/v2/plan');
    await get(path, { params: { page: 0 } });
    await get(path, { params: { page: 1 } });
    expect(backend.calls()).toBe(4);
  });

  it('keeps sessions apart', async () => {
    const { backend, session, get } = createCounting();
    await get(path);
    session.token = 'token-2';
    await get(path);
    session.token = undefined;
    await get(path);
    expect(backend.calls()).toBe(3);
  });

  // covers B-7-10
  it('never serves other methods', async () => {
    const { backend, request } = createCounting();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      await request({ url: path, method, data: { a: 1 } });
      await request({ url: path, method, data: { a: 1 } });
    }
    expect(backend.calls()).toBe(8);
  });

  it('hands out copies', async () => {
    const { backend, get } = createClient();
    backend.answer(sealed({ data: [{ name: '血钾' }] }));
    const first = (await get(path)) as { data: { name: string }[] };
    first.data.pop();
    const second = (await get(path)) as { data: { name: string }[] };
    expect(second).toEqual({ data: [{ name: '血钾' }] });
    second.data[0] = { name: '血钠' };
    expect(await get(path)).toEqual({ data: [{ name: '血钾' }] });
    expect(backend.calls()).toBe(1);
  });

  it('does not keep failures', async () => {
    const { backend, get, failureOf } = createClient({ cipher: undefined });
    backend.answer(plain({}, 500), unreachable, plain({ status: 2003 }), plain({ ok: true }));
    await failureOf(get(path));
    await failureOf(get(path));
    await failureOf(get(path));
    expect(await get(path)).toEqual({ ok: true });
  });
});

describe('sharing of GETs under way', () => {
  it('identical calls wait for one answer, each with its own copy', async () => {
    const { backend, get } = createClient({ cipher: undefined });
    const slow = held(plain({ data: [] }));
    backend.answer(slow.answer);
    const calls = [get(path), get(path)];
    await vi.advanceTimersByTimeAsync(5000);
    calls.push(get(path));
    slow.release();
    const [first, ...others] = await Promise.all(calls);
    expect(backend.calls()).toBe(1);
    expect(others).toHaveLength(2);
    for (const other of others) {
      expect(other).toEqual(first);
      expect(other).not.toBe(first);
    }
  });

  it('one caller that aborts does not take the others with it', async () => {
    const { backend, asked, get } = createClient({ cipher: undefined });
    const slow = held(plain({ ok: true }));
    backend.answer(slow.answer);
    const leaver = new AbortController();
    const left = get(path, { signal: leaver.signal });
    const stayed = get(path, { signal: new AbortController().signal });
    leaver.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    expect(backend.seen[0]?.signal?.aborted).toBe(false);
    slow.release();
    expect(await stayed).toEqual({ ok: true });
    expect(asked).toEqual([]);
  });

  it('the call itself is aborted when the last caller has left, and the next caller starts anew', async () => {
    const { backend, asked, get } = createClient({ cipher: undefined });
    backend.answer(held(plain({})).answer, plain({ call: 2 }));
    const leavers = [new AbortController(), new AbortController()];
    const left = Promise.allSettled(leavers.map(({ signal }) => get(path, { signal })));
    await vi.advanceTimersByTimeAsync(0);
    for (const leaver of leavers) leaver.abort();
    const outcomes = await left;
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(backend.seen[0]?.signal?.aborted).toBe(true);
    expect(await get(path)).toEqual({ call: 2 });
    expect(asked).toEqual([]);
  });
});

describe('writes', () => {
  it('a GET after a save is fresh', async () => {
    const { get, post } = createCounting();
    await get(path);
    await post('/api/v2/model/grace/P1', {});
    expect(await get(path)).toEqual({ call: 3 });
  });

  it('a GET that began before the save is not joined after it', async () => {
    const { backend, get, post } = createClient({ cipher: undefined });
    const before = held(plain({ data: ['old'] }));
    backend.answer(before.answer, plain({}), plain({ data: ['old', 'new'] }));
    const old = get(path);
    await post('/api/v2/model/grace/P1', {});
    const fresh = get(path);
    before.release();
    expect(await old).toEqual({ data: ['old'] });
    expect(await fresh).toEqual({ data: ['old', 'new'] });
  });

  it('a GET that ran before the save and answered after it is not kept', async () => {
    const { backend, get, post } = createClient({ cipher: undefined });
    const before = held(plain({ data: ['old'] }));
    backend.answer(before.answer, plain({}), plain({ data: ['new'] }));
    const old = get(path);
    await post('/api/v2/model/grace/P1', {});
    before.release();
    await old;
    expect(await get(path)).toEqual({ data: ['new'] });
  });

  it('a GET made while the save runs is not served after it, whether the save succeeds or fails', async () => {
    for (const outcome of [plain({}), unreachable]) {
      const { backend, get, post } = createClient({ cipher: undefined });
      const save = held(outcome);
      backend.answer(save.answer, plain({ data: ['old'] }), plain({ data: ['new'] }));
      const saving = post('/api/v2/model/grace/P1', {}).catch(() => undefined);
      expect(await get(path)).toEqual({ data: ['old'] });
      save.release();
      await saving;
      expect(await get(path)).toEqual({ data: ['new'] });
    }
  });

  it('a session that ends takes its answers with it', async () => {
    const { backend, get, failureOf } = createClient({ cipher: undefined });
    backend.answer(plain({ call: 1 }), plain({}, 401), plain({ call: 3 }));
    await get(path);
    await failureOf(get('/api/v2/plan'));
    expect(await get(path)).toEqual({ call: 3 });
  });
});

describe('GETs that act', () => {
  const collect = '/api/v2/ai/reports/collect/R1';

  it.each([collect, `${collect}/cancel`, '/api/v2/users/operation_users/codes'])(
    '%s always goes to the server',
    async (url) => {
      const { get } = createCounting();
      await get(url);
      expect(await get(url)).toEqual({ call: 2 });
    },
  );

  it('are shared while under way: one click too many sends one text message', async () => {
    const { backend, get } = createClient({ cipher: undefined });
    const slow = held(plain({ expires_in: 60 }));
    backend.answer(slow.answer);
    const url = '/api/v2/users/operation_users/codes';
    const calls = [get(url, { params: { phone: '138' } }), get(url, { params: { phone: '138' } })];
    slow.release();
    expect(await Promise.all(calls)).toEqual([{ expires_in: 60 }, { expires_in: 60 }]);
    expect(backend.calls()).toBe(1);
  });

  it('are not shared across another write: collect, cancel, collect are three calls', async () => {
    const { backend, get } = createClient({ cipher: undefined });
    const slow = held(plain({}));
    backend.answer(slow.answer);
    const calls = [get(collect), get(`${collect}/cancel`), get(collect)];
    slow.release();
    await Promise.all(calls);
    expect(backend.seen.map((seen) => seen.path)).toEqual([collect, `${collect}/cancel`, collect]);
  });

  it('make check read fresh; check itself is cached', async () => {
    const { backend, get } = createCounting();
    await get(`${collect}/check`);
    await get(`${collect}/check`);
    expect(backend.calls()).toBe(1);
    await get(`${collect}/cancel`);
    expect(await get(`${collect}/check`)).toEqual({ call: 3 });
  });

  it('may answer without content', async () => {
    const { backend, get } = createClient();
    backend.answer(() => new Response('', { status: 200 }));
    expect(await get(collect)).toBeUndefined();
  });
});
