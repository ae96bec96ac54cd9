import { beforeEach, expect, test, vi } from 'vitest';
import { getSession } from '../../parts/session/session-store.ts';
import { currentWorld, isLatency, latencyOf, mockControl, type PlannedFault } from './mock-control.ts';

const fetched = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
const answers = (body: unknown, status = 200) =>
  fetched.mockResolvedValue(new Response(body === '' ? '' : JSON.stringify(body), { status }));

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  window.localStorage.clear();
});

const plan = { operationId: '*', kind: 'delay', ms: 5, when: 'all' } as const;

test.each<[string, () => Promise<unknown>, string, string, unknown]>([
  ['resets', () => mockControl.resetWorld(), 'POST', '/__mock/reset', undefined],
  ['sets the clock', () => mockControl.setClock(null), 'POST', '/__mock/clock', { now: null }],
  ['plans a fault', () => mockControl.planFault(plan), 'POST', '/__mock/faults', plan],
  ['removes a fault', () => mockControl.removeFault('a/b'), 'DELETE', '/__mock/faults/a%2Fb', undefined],
  ['clears the faults', () => mockControl.clearFaults(), 'DELETE', '/__mock/faults', undefined],
  ['lists faults', () => mockControl.faults(), 'GET', '/__mock/faults', undefined],
  ['lists operations', () => mockControl.operations(), 'GET', '/__mock/operations', undefined],
  ['lists the journal', () => mockControl.journal(), 'GET', '/__mock/journal', undefined],
])('%s', async (_, run, method, path, body) => {
  answers({ data: [1], now: 'T' });
  const answer = await run();
  const [url, request] = fetched.mock.calls[0] ?? [];
  expect(url?.endsWith(path)).toBe(true);
  expect(request?.method).toBe(method);
  expect(request?.body).toEqual(body === undefined ? undefined : JSON.stringify(body));
  expect(request?.headers).toEqual({
    'x-wire': 'plain',
    ...(body !== undefined && { 'content-type': 'application/json' }),
  });
  if (method === 'GET') expect(answer).toEqual([1]);
  if (path === '/__mock/clock') expect(answer).toBe('T');
});

test('a new world is the world of this browser until it is deleted', async () => {
  answers({ id: 'w 1' });
  await mockControl.newWorld();
  expect(fetched.mock.calls[0]?.[0]).toMatch(/\/__mock\/worlds$/);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{}' });
  expect(currentWorld()).toBe('w 1');
  answers('');
  await mockControl.deleteWorld();
  expect(fetched.mock.lastCall?.[0]).toMatch(/\/__mock\/worlds\/w%201$/);
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ method: 'DELETE', headers: { 'x-mock-world': 'w 1' } });
  expect(currentWorld()).toBeUndefined();
});

test('the default world is not deleted, and a world can be left without a call', async () => {
  await mockControl.deleteWorld();
  expect(fetched).not.toHaveBeenCalled();
  answers({ id: 'w1' });
  await mockControl.newWorld();
  fetched.mockClear();
  await mockControl.leaveWorld();
  expect([currentWorld(), fetched.mock.calls.length]).toEqual([undefined, 0]);
});

test('signing in as a seeded account makes its session the one of this browser', async () => {
  answers({
    token: 'T',
    user_id: 'u-ops',
    role: 6,
    nickname: '',
    verifyArr: [],
    permission_column: [],
    login_path: '/',
  });
  await mockControl.signIn('ops');
  expect(fetched.mock.calls[0]?.[0]).toMatch(/\/api\/v2\/users\/operation_users\/login$/);
  expect(fetched.mock.calls[0]?.[1].body).toBe('{"user_name":"ops","password":"jianwei-demo"}');
  expect(fetched.mock.calls[0]?.[1].method).toBe('POST');
  expect(getSession()?.user_id).toBe('u-ops');
});

test('a refusal says why, or at least its number', async () => {
  answers({ message: '没有这个世界' }, 404);
  await expect(mockControl.resetWorld()).rejects.toThrow('没有这个世界');
  answers('', 500);
  await expect(mockControl.resetWorld()).rejects.toThrow('500');
});

test('only a delay of every call is the latency', () => {
  const delay: PlannedFault = { id: '1', operationId: '*', when: 'all', effect: { kind: 'delay', ms: 300 } };
  const others: PlannedFault[] = [
    { ...delay, operationId: 'login' },
    { ...delay, when: 'next' },
    { ...delay, effect: { kind: 'status', ms: 900 } },
  ];
  expect(isLatency(delay)).toBe(true);
  for (const fault of others) expect(isLatency(fault)).toBe(false);
  expect(latencyOf([...others, delay, { ...delay, effect: { kind: 'delay' } }])).toBe(300);
  expect(latencyOf(others)).toBe(0);
});
