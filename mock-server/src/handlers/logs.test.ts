import type { Change } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { call, openFileHospital, openHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';

const { app } = await openFileHospital();

interface Entry {
  readonly id: number;
  readonly time: string;
  readonly user_name: string;
  readonly action: string;
  readonly summary: string;
}

let world: Headers;
let reader: Headers;
beforeEach(async () => {
  world = await openWorld(app);
  reader = await signIn(app, 'log', world);
});

const read = async (query: string) => {
  const { status, body } = await call(app, 'GET', `/api/v2/logs?page_size=200&${query}`, reader);
  return { status, ...(body as { total_elements: number; data: Entry[]; bars: object[]; message?: string }) };
};
const setClock = (now: string) => call(app, 'POST', '/__mock/clock', world, { now: `${now}:00+08:00` });
const visit = async (path: string) =>
  call(app, 'POST', '/api/v2/logs/save', await signIn(app, 'doctor', world), { path, title: '标题' });

test('logins stand with how they ended', async () => {
  await call(app, 'POST', '/api/v2/users/operation_users/login', world, { user_name: 'nobody', password: 'x' });
  await call(app, 'POST', '/api/v2/users/operation_users/login', world, {
    user_name: 'blacklisted',
    password: 'jianwei-demo',
  });
  const { data } = await read('kind=login');
  expect(data.map(({ user_name: name, action }) => [name, action])).toEqual([
    ['程野', '拒绝 1001'],
    ['nobody', '账号或密码错误'],
    ['罗文博', '成功'],
  ]);
});

test('a session that ends is told as well: by its user, from outside, by its time', async () => {
  const outcomes = async () => (await read('kind=login')).data.map(({ action }) => action);
  const before = (await outcomes()).length;
  const leaving = await signIn(app, 'doctor', world);
  await call(app, 'DELETE', '/api/v2/users/session', leaving);
  await signIn(app, 'doctor', world);
  await call(app, 'POST', '/api/v2/users/accounts/u-doctor/sessions/end', await signIn(app, 'account', world), {});
  const [ended, , , left] = await outcomes();
  expect([ended, left, (await outcomes()).length - before]).toEqual(['会话被结束', '退出登录', 5]);
});

test('a visit and an action are read with who made them', async () => {
  await visit('/detail?report_id=R1');
  const doctor = await signIn(app, 'doctor', world);
  await call(app, 'POST', '/api/v2/embed/actions', doctor, { action_id: 44, extra_data: '{"application_id":"A4"}' });
  expect((await read('kind=visit')).data[0]).toMatchObject({ user_name: '沈若溪', summary: '标题 /detail' });
  const [action] = (await read('kind=action&action=44')).data;
  expect(action).toMatchObject({ action: '44 使用应用工具' });
  const entry = await call(app, 'GET', `/api/v2/logs/action/${String(action?.id)}`, reader);
  expect(entry.body).toMatchObject({ extra_data: '{"application_id":"A4"}' });
});

test('pages follow each other over days, whatever is filtered, and the total is exact', async () => {
  for (const day of ['16', '17', '18']) {
    await setClock(`2025-11-${day}T09:00`);
    for (let count = 0; count < 3; count += 1) await visit(`/page-${day}-${count}`);
  }
  const pages = [];
  for (let page = 0; page < 5; page += 1) {
    const { body } = await call(
      app,
      'GET',
      `/api/v2/logs?kind=visit&page_size=2&page=${page}&user_id=u-doctor`,
      reader,
    );
    pages.push(...(body as { data: Entry[] }).data.map(({ summary }) => summary.slice(-4)));
  }
  expect(pages).toEqual(['18-2', '18-1', '18-0', '17-2', '17-1', '17-0', '16-2', '16-1', '16-0']);
  expect((await read('kind=visit')).total_elements).toBe(9);
  expect((await read('kind=visit&user_id=u-lab')).total_elements).toBe(0);
  expect((await read('kind=visit&role=4&from=2025-11-17%2000:00')).total_elements).toBe(6);
  const cut = await read('kind=visit&from=2025-11-16%2009:00&to=2025-11-18%2009:00');
  expect([cut.total_elements, cut.bars]).toEqual([
    6,
    [
      { start: '2025-11-16 09:00', count: 3 },
      { start: '2025-11-17 09:00', count: 3 },
    ],
  ]);
  expect((await read('kind=visit&from=2025-11-16%2009:30')).total_elements).toBe(6);
  expect((await read('kind=visit&q=page-17')).total_elements).toBe(3);
  expect((await read(`kind=visit&q=${encodeURIComponent('沈若')}`)).total_elements).toBe(9);
  expect((await read('kind=visit&q=%25')).total_elements).toBe(0);
});

test('free text is counted to ten thousand, and to the end where that is asked for', async () => {
  const other = await openHospital();
  const { db } = other.worlds.default;
  const row = db.prepare('INSERT INTO visit_log (time, user_id, path, title) VALUES (?, ?, ?, ?)');
  db.exec('BEGIN');
  for (let count = 0; count < 10_020; count += 1)
    row.run('2025-11-18T09:00:00+08:00', 'u-doctor', '/excellent', '列表');
  db.exec('COMMIT');
  const log = await signIn(other.app, 'log');
  const ask = async (query: string) =>
    (await call(other.app, 'GET', `/api/v2/logs?kind=visit&page_size=20&${query}`, log)).body;
  expect(await ask('q=excellent')).toMatchObject({ total_elements: 10_000, is_bounded: true });
  const exact = { total_elements: 10_020, is_bounded: false };
  expect(await ask('q=excellent&exact=true')).toMatchObject(exact);
  // What the counts of days know is exact of itself, and what lies behind the bound can be read.
  expect(await ask('user_id=u-doctor')).toMatchObject(exact);
  const last = (await ask('q=excellent&exact=true&page=500')) as { data: Entry[] };
  expect(last.data).toHaveLength(20);
  await other.close();
});

test('what was done, and how a login ended, narrows the log to it', async () => {
  const doctor = await signIn(app, 'doctor', world);
  const did = (id: number, facts: object) =>
    call(app, 'POST', '/api/v2/embed/actions', doctor, { action_id: id, extra_data: JSON.stringify(facts) });
  await did(44, { application_id: 'A4' });
  await did(61, { source: '/users', table: '账号', rows: 3, columns: ['账号', '姓名'] });
  await did(61, { source: '/logs', table: '登录日志', rows: 1, columns: ['时间'] });
  const exported = await read('kind=action&action=61');
  expect(exported.total_elements).toBe(2);
  expect(exported.data.map(({ action, summary }) => [action, summary])).toEqual([
    ['61 导出列表', '{"source":"/logs","table":"登录日志","rows":1,"columns":["时间"]}'],
    ['61 导出列表', '{"source":"/users","table":"账号","rows":3,"columns":["账号","姓名"]}'],
  ]);
  expect((await read('kind=action&action=61&user_id=u-lab')).total_elements).toBe(0);
  expect((await read('kind=action&action=61&q=users')).data).toHaveLength(1);
  await call(app, 'POST', '/api/v2/users/operation_users/login', world, { user_name: 'nobody', password: 'x' });
  const failed = await read(`kind=login&action=${encodeURIComponent('账号或密码错误')}`);
  expect(failed.data.map(({ user_name: name }) => name)).toEqual(['nobody']);
});

test('a range that ends before it begins, or is longer than a year, is refused', async () => {
  expect(await read('from=2025-11-18%2010:00&to=2025-11-17%2010:00')).toMatchObject({
    status: 400,
    message: '开始时间不能晚于结束时间',
  });
  expect((await read('from=2023-11-18%2010:00&to=2025-11-17%2010:00')).message).toBe('时间范围最多 1 年');
  // Without an end it goes on to now; what begins in the future is empty and no mistake.
  expect((await read('from=2024-11-16%2010:00')).message).toBe('时间范围最多 1 年');
  expect(await read('from=2024-11-18%2010:00')).toMatchObject({ status: 200 });
  expect((await read('from=2026-11-18%2010:00')).total_elements).toBe(0);
});

test('a change shows before, after and the history of its object; the chain names the first row that was touched', async () => {
  const other = await openHospital();
  const administrator = await signIn(other.app, 'account');
  for (const department of ['骨科', '眼科']) {
    const { body } = await call(other.app, 'GET', '/api/v2/users/accounts?q=doctor2', administrator);
    const [account] = (body as { data: { user_id: string; revision: number }[] }).data;
    await call(other.app, 'POST', '/api/v2/users/accounts/u-doctor2', administrator, {
      revision: account?.revision,
      department,
    });
  }
  const log = await signIn(other.app, 'log');
  const ask = async <Body>(path: string) => (await call(other.app, 'GET', path, log)).body as Body;
  const { data } = await ask<{ data: { change_id: number }[] }>('/api/v2/changes?object_id=u-doctor2&page_size=2');
  const [last = 0, former = 0] = data.map(({ change_id: id }) => id);
  expect(last).toBe(former + 1);
  expect(await ask(`/api/v2/logs/change/${last}`)).toMatchObject({
    change: { changes: [{ field: 'department', before: '骨科', after: '眼科' }], chain_ok: true },
    history: [{ change_id: last }, { change_id: former }],
  });
  const verify = () => ask('/api/v2/changes/verify');
  expect(await verify()).toEqual({ checked: last, is_whole: true });
  const { db } = other.worlds.default;
  db.prepare("UPDATE change_log SET summary = '无事' WHERE id = ?").run(last);
  expect(await verify()).toEqual({ checked: former, is_whole: false, first_broken: last });
  db.prepare('DELETE FROM change_log WHERE id = 1').run();
  expect(await verify()).toEqual({ checked: 0, is_whole: false, first_broken: 1 });
  await other.close();
});

test('nobody but the log administrator reads logs; administrators see the changes of their own objects', async () => {
  const ops = await signIn(app, 'ops', world);
  expect((await call(app, 'GET', '/api/v2/logs', ops)).status).toBe(400);
  const administrator = await signIn(app, 'account', world);
  const total = async (headers: Headers) =>
    ((await call(app, 'GET', '/api/v2/changes', headers)).body as { total_elements: number }).total_elements;
  const before = await Promise.all([administrator, reader, ops].map(total));
  await call(app, 'POST', '/api/v2/users/accounts/lock', administrator, { user_ids: ['u-doctor2'], reason: '安全' });
  const after = await Promise.all([administrator, reader, ops].map(total));
  expect(after.map((count, place) => count - (before[place] ?? 0))).toEqual([1, 1, 0]);
});

test('the changes of the days before today chain from the first, in the order of their times, and stand as they were left', async () => {
  const { body } = await call(app, 'GET', '/api/v2/changes?page_size=50', reader);
  const { data } = body as { data: Change[] };
  expect(data.map(({ change_id: id }) => id)).toEqual(data.map((_row, place) => data.length - place));
  expect(data.length).toBeGreaterThan(10);
  expect(data.every(({ chain_ok: isWhole }) => isWhole)).toBe(true);
  const times = data.map(({ time }) => time);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(data.find(({ object_id: id }) => id === 'u-locked')).toMatchObject({
    user_name: '何清',
    action: '锁定',
    summary: '状态由 正常 改为 锁定，锁定原因由 无 改为 离职',
  });
  expect(data.find(({ action }) => action === '解除')).toMatchObject({
    user_name: '唐越',
    time: '2025-11-18T08:41:00+08:00',
    changes: expect.arrayContaining([
      { field: 'entry_id', label: '黑名单', before: '生效中', after: '未列入' },
    ]) as unknown,
  });
  expect((await call(app, 'GET', '/api/v2/changes/verify', reader)).body).toEqual({
    checked: data.length,
    is_whole: true,
  });
});

test('an entry that is not there is not found', async () => {
  expect((await call(app, 'GET', '/api/v2/logs/visit/999999', reader)).body).toMatchObject({ message: '没有这条日志' });
});
