import type { LogEntry } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { call, openFileHospital, openHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';

const { app } = await openFileHospital();
let world: Headers;
let reader: Headers;
beforeEach(async () => {
  world = await openWorld(app);
  reader = await signIn(app, 'log', world);
});

interface Page {
  readonly message?: string;
  readonly page: number;
  readonly page_size: number;
  readonly bar_hours: number;
  readonly bars: { readonly start: string; readonly count: number }[];
  readonly data: LogEntry[];
}
const read = async (query: string) => (await call(app, 'GET', encodeURI(`/api/v2/logs?${query}`), reader)).body as Page;
const entry = async (kind: string, id: number | undefined) =>
  (await call(app, 'GET', `/api/v2/logs/${kind}/${id}`, reader)).body as Readonly<Record<string, unknown>>;
const act = async (id: number, facts: object) =>
  call(app, 'POST', '/api/v2/embed/actions', await signIn(app, 'doctor', world), {
    action_id: id,
    extra_data: JSON.stringify(facts),
  });
const visit = async (body: object) => call(app, 'POST', '/api/v2/logs/save', await signIn(app, 'doctor', world), body);

test('a login tells its address; of somebody who is nobody the name that was typed', async () => {
  await call(app, 'POST', '/api/v2/users/operation_users/login', world, { user_name: 'nobody', password: 'x' });
  const { data, page, page_size: size } = await read('kind=login&page_size=2');
  expect([page, size]).toEqual([0, 2]);
  expect(data[0]).toMatchObject({
    kind: 'login',
    user_name: 'nobody',
    action: '账号或密码错误',
    summary: '来自 127.0.0.1',
    address: '127.0.0.1',
  });
  for (const name of ['role', 'object_type', 'object_id', 'object_name', 'changes'])
    expect(data[0]).not.toHaveProperty(name);
  expect(data[1]).toMatchObject({ action: '成功', user_name: '罗文博', user_id: 'u-log', role: 3 });
});

test.each([
  [10, '10 新建检验方案'],
  [41, '41 查看应用'],
  [51, '51 修改检验方案'],
  [99, '99 其他操作'],
])('action %i is said as %s, with its facts as they were sent', async (id, words) => {
  await act(id, { application_id: 'A4' });
  const [done] = (await read('kind=action')).data;
  expect(done).toMatchObject({ action: words, summary: '{"application_id":"A4"}', user_name: '沈若溪', role: 4 });
  expect(await entry('action', done?.id)).toEqual({ entry: done, extra_data: '{"application_id":"A4"}' });
});

test('long facts are cut behind 120 characters in the list, and whole in the entry', async () => {
  const whole = (length: number) => ({ application_id: 'x'.repeat(length - '{"application_id":""}'.length) });
  await act(44, whole(120));
  await act(44, whole(121));
  const [cut, fits] = (await read('kind=action')).data;
  expect([fits?.summary.length, fits?.summary.endsWith('…')]).toEqual([120, false]);
  expect(cut?.summary).toBe(`${JSON.stringify(whole(121)).slice(0, 120)}…`);
  expect(await entry('action', cut?.id)).toMatchObject({ extra_data: JSON.stringify(whole(121)) });
});

test('a visit is said by title and path, or by its path alone', async () => {
  await visit({ path: '/excellent', title: '' });
  await visit({ path: '/detail', title: '报告详情' });
  const { data } = await read('kind=visit');
  expect(data.map(({ action, summary }) => [action, summary])).toEqual([
    ['访问', '报告详情 /detail'],
    ['访问', '/excellent'],
  ]);
  expect(data[0]).not.toHaveProperty('address');
  expect(await entry('visit', data[0]?.id)).toEqual({ entry: data[0] });
});

test('a change tells its object and fields; kind and object narrow changes alone', async () => {
  const account = await signIn(app, 'account', world);
  await call(app, 'POST', '/api/v2/users/accounts/lock', account, { user_ids: ['u-doctor2'], reason: '安全' });
  const { data } = await read('kind=change&object_type=account&object_id=u-doctor2');
  expect(data[0]).toMatchObject({
    kind: 'change',
    action: '锁定',
    summary: '状态由 正常 改为 锁定，锁定原因由 无 改为 安全',
    object_type: 'account',
    object_id: 'u-doctor2',
    object_name: '陆明哲',
    changes: [{ field: 'state' }, { field: 'lock_reason' }],
  });
  expect(data.filter(({ object_id: id }) => id !== 'u-doctor2')).toEqual([]);
  expect((await read('kind=change&object_type=licence')).data).toEqual([]);
  expect((await read('kind=login&object_type=licence&object_id=nothing')).data.length).toBeGreaterThan(0);
  const found = await entry('change', data[0]?.id);
  expect(Object.keys(found).toSorted()).toEqual(['change', 'entry', 'history']);
});

test('up to three days are drawn by the hour, longer ranges and none by the day', async () => {
  await visit({ path: '/excellent', title: '' });
  const drawn = async (query: string) => {
    const { bar_hours: hours, bars } = await read(`kind=visit&${query}`);
    return [hours, bars];
  };
  const hourly = [1, [{ start: '2025-11-18 10:00', count: 1 }]];
  const daily = [24, [{ start: '2025-11-18 00:00', count: 1 }]];
  expect(await drawn('from=2025-11-15 11:00&to=2025-11-18 11:00')).toEqual(hourly);
  expect(await drawn('from=2025-11-15 10:59&to=2025-11-18 11:00')).toEqual(daily);
  // Without an end it goes on to now: 10:30.
  expect(await drawn('from=2025-11-15 10:30')).toEqual(hourly);
  expect(await drawn('from=2025-11-15 10:29')).toEqual(daily);
  expect(await drawn('to=2025-11-18 11:00')).toEqual(daily);
});

test('a range of a minute is none too short, one of 366 days none too long', async () => {
  expect((await read('kind=visit&from=2025-11-18 10:00&to=2025-11-18 10:00')).message).toBeUndefined();
  expect((await read('kind=visit&from=2024-11-17 10:00&to=2025-11-18 10:00')).message).toBeUndefined();
  expect((await read('kind=visit&from=2024-11-17 09:59&to=2025-11-18 10:00')).message).toBe('时间范围最多 1 年');
  // The thirtieth of February is no day, and was read as the second of March.
  const wrong = '时间应为 yyyy-MM-dd HH:mm';
  expect((await read('kind=visit&from=2025-02-30 10:00')).message).toBe(wrong);
  expect((await read('kind=visit&to=2025-11-31 10:00')).message).toBe(wrong);
  expect((await read('kind=visit&from=2025-11-18 24:00')).message).toBe(wrong);
});

test('more than 100,000 entries are ordered by their time alone', async () => {
  const other = await openHospital();
  const { db } = other.worlds.default;
  db.exec(`INSERT INTO visit_log (time, user_id, path, title)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100001)
    SELECT '2025-11-18T09:00:00+08:00', 'u-doctor', '/excellent', '' FROM n`);
  const log = await signIn(other.app, 'log');
  const ask = async (sort: string) =>
    (await call(other.app, 'GET', `/api/v2/logs?kind=visit${sort}`, log)).body as { message?: string };
  expect((await ask('&sort=summary')).message).toBe('超过 100,000 条时只能按时间排序，请先缩小范围');
  expect((await ask('&sort=time')).message).toBeUndefined();
  expect((await ask('')).message).toBeUndefined();
  await other.close();
});
