import type {
  BlacklistChanged,
  BlacklistEntry,
  BlacklistOutcomes,
  BlacklistPage,
  BlacklistRecordPage,
} from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '../hospital/accounts.ts';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';

const { app } = await openFileHospital();

let world: Headers;
let operator: Headers;
beforeEach(async () => {
  world = await openWorld(app);
  operator = await signIn(app, 'ops', world);
});

const base = '/api/v2/blacklist';
const get = async <Body>(path = '', headers = operator) => (await call(app, 'GET', base + path, headers)).body as Body;
const post = async (path: string, body: object, headers = operator) => {
  const answer = await call(app, 'POST', base + path, headers, body);
  return { status: answer.status, body: answer.body as BlacklistChanged & { readonly message?: string } };
};
const login = (userName: string, password = demoPassword) =>
  call(app, 'POST', '/api/v2/users/operation_users/login', world, { user_name: userName, password });
const setClock = (now: string) => call(app, 'POST', '/__mock/clock', world, { now });
const undo = (id: number | undefined) => call(app, 'POST', `/api/v2/changes/${id}/undo`, operator, {});
const ids = (entries: readonly BlacklistEntry[]) => entries.map(({ user_id: id }) => id);

const listed = {
  user_id: 'u-doctor2',
  kind: 1001,
  reason: '同一账号 10 分钟内在 4 台终端登录',
  prompt: '请到信息科核对（内线 6120）。',
  ends: 'date',
  expires_at: '2025-11-26T00:00:00+08:00',
};

// covers B-1-19, B-2.5-38
describe('an account that is listed', () => {
  test('is told its text at its next request and at its login, each attempt counts, and release works at once', async () => {
    const theirs = await signIn(app, 'doctor2', world);
    const { body } = await post('', listed);
    expect(body.entry).toMatchObject({ state: 'active', hits_7d: 0, created_by: '唐越' });
    const told = { status: 200, body: { status: 1001, message: listed.prompt } };
    expect(
      await call(app, 'GET', '/api/v2/reports', { ...theirs, referer: 'http://host/excellent?page=2' }),
    ).toMatchObject(told);
    expect(await call(app, 'GET', '/api/v2/reports', { ...theirs, referer: 'http://host/excellent' })).toMatchObject(
      told,
    );
    expect(await login('doctor2')).toMatchObject(told);
    expect((await login('doctor2', 'wrong')).status).toBe(400);
    const { data } = await get<BlacklistRecordPage>('/records?user_id=u-doctor2');
    expect(data.map(({ event, summary }) => [event, summary])).toEqual([
      ['refused', '登录'],
      ['refused', '/excellent'],
      ['added', listed.reason],
    ]);
    expect((await get<BlacklistPage>('?q=doctor2')).data).toMatchObject([
      { hits_7d: 2, last_hit_at: '2025-11-18T10:30:00+08:00' },
    ]);
    const { body: released } = await post(`/${body.entry.entry_id}/release`, { comment: '已核对' });
    expect(released.entry).toMatchObject({ state: 'released', comment: '已核对', released_by: '唐越' });
    expect((await call(app, 'GET', '/api/v2/reports', theirs)).body).toHaveProperty('data');
    expect(await post(`/${body.entry.entry_id}/release`, {})).toMatchObject({
      status: 400,
      body: { message: '该条已由唐越解除' },
    });
    expect(ids((await get<BlacklistPage>('?state=released_today')).data)).toContain('u-doctor2');
  });

  test('comes back by the clock of the hospital, at the minute and not before', async () => {
    const { body } = await post('', { ...listed, expires_at: '2025-11-18T11:00:00+08:00' });
    await setClock('2025-11-18T10:59:59+08:00');
    expect((await login('doctor2')).body).toMatchObject({ status: 1001 });
    await setClock('2025-11-18T11:00:00+08:00');
    expect((await login('doctor2')).body).toHaveProperty('token');
    expect(await post(`/${body.entry.entry_id}/release`, {})).toMatchObject({ body: { message: '该条已到期' } });
    const { data } = await get<BlacklistRecordPage>('/records?user_id=u-doctor2&event=expired');
    expect(data).toMatchObject([{ time: '2025-11-18T11:00:00+08:00', summary: listed.reason }]);
  });

  test('and waits for a new password comes back with it', async () => {
    await post('', { ...listed, ends: 'password_reset' });
    const administrator = await signIn(app, 'account', world);
    const reset = await call(app, 'POST', '/api/v2/users/accounts/u-doctor2/password', administrator, { revision: 1 });
    const { password } = reset.body as { password: string };
    expect((await login('doctor2', password)).body).toHaveProperty('token');
    const { data } = await get<BlacklistRecordPage>('/records?user_id=u-doctor2&event=released');
    expect(data).toMatchObject([{ summary: '密码已重置', by: '何清' }]);
  });

  test('may be locked as well: its own text goes before', async () => {
    await post('', { ...listed, user_id: 'u-locked', prompt: '' });
    expect((await login('locked')).body).toEqual({ status: 1001, message: '当前账号暂无法使用，请联系管理员' });
  });
});

describe('undo', () => {
  test('of listing lets the account in, of releasing keeps it out again', async () => {
    const { body } = await post('', listed);
    expect((await undo(body.change_id)).status).toBe(200);
    expect((await login('doctor2')).body).toHaveProperty('token');
    const { body: again } = await post('', listed);
    const { body: released } = await post(`/${again.entry.entry_id}/release`, {});
    expect((await undo(released.change_id)).status).toBe(200);
    expect((await login('doctor2')).body).toMatchObject({ status: 1001, message: listed.prompt });
    expect((await undo(again.change_id)).body).toMatchObject({ action: '撤销', object_name: '陆明哲' });
    expect((await undo(released.change_id)).body).toMatchObject({ message: '这次修改不能撤销' });
    const { data } = await get<BlacklistRecordPage>('/records?user_id=u-doctor2&page_size=50');
    expect(data.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['added', 'released', 'restored', 'refused']),
    );
  });

  test('is refused once somebody released it or its time came', async () => {
    const { body } = await post('', listed);
    await setClock('2025-11-26T00:00:00+08:00');
    expect((await undo(body.change_id)).body).toMatchObject({ message: '之后又有修改，不能撤销' });
  });
});

test.each([
  [{ user_id: 'u-ops' }, 400, '不能将自己加入黑名单'],
  [{ user_id: 'u-blacklisted' }, 400, '该账号已在黑名单中'],
  [{ user_id: 'u-account' }, 400, '至少保留一个正常的账号管理员'],
  [{ user_id: 'nobody' }, 404, '账号不存在'],
  [{ reason: ' 一 ' }, 400, '原因应为 2 至 200 个字'],
  [{ expires_at: '2025-11-18T10:30:00+08:00' }, 400, '到期时间应晚于现在'],
  [{ expires_at: undefined }, 400, '请选择到期时间'],
  [{ prompt: '字'.repeat(101) }, 400, '给本人看的文字最多100个字'],
  [{ kind: 1003 }, 400, 'kind 的取值应为：1001、1002'],
])('%j is refused: %i %s', async (part, status, message) => {
  expect(await post('', { ...listed, ...part })).toMatchObject({ status, body: { message } });
});

test('who does not administer it reads and writes nothing of it', async () => {
  const doctor = await signIn(app, 'doctor', world);
  expect((await call(app, 'GET', base, doctor)).status).toBe(400);
  expect((await post('', listed, doctor)).status).toBe(400);
});

// covers B-2.5-39
describe('the lists', () => {
  test('of the seeded hospital: who is out, who was let in today, whose time is over', async () => {
    const active = await get<BlacklistPage>();
    expect(active.facets).toMatchObject({ active: 6, released_today: 1 });
    expect(active.total_elements).toBe(6);
    expect(active.facets.hits_7d).toBeGreaterThan(50);
    for (const state of ['active', 'released_today', 'expired'] as const) {
      const page = await get<BlacklistPage>(`?state=${state}`);
      expect(page.total_elements).toBe(page.facets[state]);
    }
    const times = active.data.map(({ created_at: at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('are narrowed by kind, name, initials, department and reason', async () => {
    for (const q of ['程野', 'cy', '骨科', '批量导出']) {
      expect(ids((await get<BlacklistPage>(`?q=${encodeURIComponent(q)}`)).data)).toContain('u-blacklisted');
    }
    const suspended = await get<BlacklistPage>('?kind=1002');
    expect(new Set(suspended.data.map(({ kind }) => kind))).toEqual(new Set([1002]));
    expect((await get<BlacklistPage>('?q=nobody-at-all')).data).toEqual([]);
  });

  test('of the record: one time line, by kind, event, name and days, page after page', async () => {
    const all = await get<BlacklistRecordPage>('/records?page_size=200');
    const times = all.data.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(all.data).toHaveLength(all.total_elements);
    const second = await get<BlacklistRecordPage>('/records?page_size=5&page=1');
    expect(second.data).toEqual(all.data.slice(5, 10));
    const ofDay = all.data.filter(({ time }) => time.startsWith('2025-11-16'));
    expect((await get<BlacklistRecordPage>('/records?from=2025-11-16&to=2025-11-16&page_size=200')).data).toEqual(
      ofDay,
    );
    const named = await get<BlacklistRecordPage>(`/records?q=${encodeURIComponent('白芷')}&kind=1002&page_size=50`);
    expect(new Set(named.data.map(({ user_id: id }) => id))).toEqual(new Set(['u-suspended']));
    expect(await get('/records?from=2025-11-16&to=2025-11-15')).toMatchObject({ message: '开始日期不能晚于结束日期' });
    expect(await get('/records?from=2023-11-16&to=2025-11-15')).toMatchObject({ message: '时间范围最多 1 年' });
  });

  test('of accounts to choose from: with the sessions that would end, and who is listed already', async () => {
    await signIn(app, 'doctor2', world);
    const find = async (q: string) => (await get<{ data: object[] }>(`/accounts?q=${encodeURIComponent(q)}`)).data;
    expect(await find('doctor2')).toMatchObject([{ user_id: 'u-doctor2', sessions: 1, is_listed: false }]);
    expect(await find('程野')).toMatchObject([{ is_listed: true }]);
    expect(await find('ops')).toMatchObject([{ is_self: true }]);
    expect(await find('')).toEqual([]);
    expect(await find('08')).toHaveLength(10);
  });
});

describe('several at once', () => {
  const releaseMany = async (body: object) => {
    const answer = await call(app, 'POST', `${base}/release`, operator, body);
    return { status: answer.status, ...(answer.body as BlacklistOutcomes & { readonly message?: string }) };
  };

  test('are released with the outcome of each, as one batch of the log that is taken back row by row', async () => {
    const { data } = await get<BlacklistPage>();
    const [first, second] = data;
    const expired = (await get<BlacklistPage>('?state=expired')).data[0];
    const entryIds = [first, second, expired].map((entry) => entry?.entry_id ?? '');
    const { outcomes, change_ids: changeIds } = await releaseMany({
      entry_ids: [...entryIds, 'BL-none'],
      comment: '已核对',
    });
    expect(outcomes.map(({ is_done: isDone, message }) => [isDone, message])).toEqual([
      [true, undefined],
      [true, undefined],
      [false, '该条已到期'],
      [false, '黑名单中没有这一条'],
    ]);
    expect((await get<BlacklistPage>('?state=released_today')).data).toContainEqual(
      expect.objectContaining({ entry_id: first?.entry_id, comment: '已核对' }),
    );
    expect(changeIds).toHaveLength(2);
    for (const id of changeIds) expect((await undo(id)).status).toBe(200);
    expect(ids((await get<BlacklistPage>()).data)).toEqual(ids(data));
  });

  test('a filter means those in force that the list finds by it', async () => {
    const suspended = await get<BlacklistPage>('?kind=1002');
    expect(suspended.total_elements).toBeGreaterThan(0);
    const { outcomes } = await releaseMany({ filter: { kind: 1002 } });
    expect(outcomes).toHaveLength(suspended.total_elements);
    expect((await get<BlacklistPage>('?kind=1002')).total_elements).toBe(0);
    expect((await get<BlacklistPage>()).total_elements).toBeGreaterThan(0);
    expect(await releaseMany({})).toMatchObject({ status: 400, message: '请选择要解除的条目' });
  });
});
