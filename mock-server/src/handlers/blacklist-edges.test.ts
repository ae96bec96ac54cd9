import type {
  BlacklistChanged,
  BlacklistEntry,
  BlacklistOutcomes,
  BlacklistPage,
  BlacklistRecord,
  BlacklistRecordPage,
  Change,
} from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';

const { app } = await openFileHospital();

let world: Headers;
let operator: Headers;
beforeEach(async () => {
  world = await openWorld(app);
  operator = await signIn(app, 'ops', world);
});

const base = '/api/v2/blacklist';
const get = async <Body>(path = '') => (await call(app, 'GET', encodeURI(base + path), operator)).body as Body;
const post = async (path: string, body: object) =>
  (await call(app, 'POST', base + path, operator, body)).body as BlacklistChanged &
    BlacklistOutcomes & { readonly message?: string };
const setClock = async (now: string) => {
  await call(app, 'POST', '/__mock/clock', world, { now });
  operator = await signIn(app, 'ops', world);
};
const changes = async (id = 'u-doctor2') =>
  (
    (await call(app, 'GET', `/api/v2/changes?object_type=blacklist&object_id=${id}`, operator)).body as {
      data: Change[];
    }
  ).data;

const LISTED = { user_id: 'u-doctor2', kind: 1002, reason: ' 多处登录 ', prompt: ' 请到信息科 ', ends: 'never' };

test('an entry is kept without blanks, with who wrote it and no end it does not have', async () => {
  const { entry, change_id: changeId } = await post('', LISTED);
  expect(entry).toEqual({
    entry_id: entry.entry_id,
    user_id: 'u-doctor2',
    user_name: 'doctor2',
    nickname: '陆明哲',
    department: '急诊科',
    kind: 1002,
    reason: '多处登录',
    prompt: '请到信息科',
    created_at: '2025-11-18T10:30:00+08:00',
    created_by: '唐越',
    ends: 'never',
    hits_7d: 0,
    state: 'active',
  });
  expect((await changes())[0]).toMatchObject({
    change_id: changeId,
    action: '加入',
    summary: '加入黑名单：1002 暂停使用，长期，多处登录',
  });
});

test('an end is kept in the zone of the hospital, and only where the entry ends by it', async () => {
  const dated = await post('', { ...LISTED, ends: 'date', expires_at: '2025-11-20T16:00:00Z' });
  expect(dated.entry.expires_at).toBe('2025-11-21T00:00:00+08:00');
  const other = await post('', { ...LISTED, user_id: 'u-doctor', expires_at: '2025-11-20T16:00:00Z' });
  expect(other.entry).not.toHaveProperty('expires_at');
  const past = await post('', { ...LISTED, user_id: 'u-lab', expires_at: '2025-01-01T00:00:00+08:00' });
  expect(past.message).toBeUndefined();
});

test('two characters are a reason, blanks are none of them', async () => {
  expect((await post('', { ...LISTED, reason: ' 违规 ' })).entry.reason).toBe('违规');
  expect((await post('', { ...LISTED, user_id: 'u-doctor', prompt: '  ' })).entry.prompt).toBe(
    '当前账号暂无法使用，请联系管理员',
  );
});

test('what is released stands in the list of its day alone, with who released it', async () => {
  const { entry } = await post('', LISTED);
  const released = await post(`/${entry.entry_id}/release`, { comment: ' 已核对 ' });
  expect(released.entry).toMatchObject({
    state: 'released',
    released_at: '2025-11-18T10:30:00+08:00',
    released_by: '唐越',
    comment: '已核对',
  });
  expect((await changes())[0]).toMatchObject({ action: '解除', summary: '解除黑名单：已核对' });
  expect((await post('/BL-none/release', {})).message).toBe('黑名单中没有这一条');
  const ids = async (state: string) => (await get<BlacklistPage>(`?state=${state}`)).data.map(({ entry_id: id }) => id);
  expect(await ids('released_today')).toContain(entry.entry_id);
  await setClock('2025-11-19T10:30:00+08:00');
  for (const state of ['released_today', 'active', 'expired']) expect(await ids(state)).not.toContain(entry.entry_id);
});

test('the figures above the list are those of what the words find', async () => {
  const all = await get<BlacklistPage>();
  const named = await get<BlacklistPage>('?q=程野');
  expect(named.facets.active).toBe(1);
  expect(named.facets.hits_7d).toBe(named.data[0]?.hits_7d);
  expect(all.facets.expired).toBe((await get<BlacklistPage>('?state=expired')).total_elements);
  expect((await get<BlacklistPage>('?q= 批量导出 ')).total_elements).toBeGreaterThan(0);
  expect((await get<BlacklistPage>('?q=BLACKLISTED')).data[0]?.user_id).toBe('u-blacklisted');
  expect((await get<BlacklistPage>('?q=程野&kind=1002')).data).toEqual([]);
});

test.each(['nickname', 'kind', 'reason', 'prompt', 'created_at', 'hits_7d'] as const)(
  'the list goes by %s up and down',
  async (column) => {
    const order = new Intl.Collator('zh-CN', { numeric: true });
    const values = async (sort: string) =>
      (await get<BlacklistPage>(`?page_size=50&sort=${sort}`)).data.map((entry: BlacklistEntry) =>
        String(entry[column]),
      );
    const up = await values(column);
    expect(up.length).toBeGreaterThan(4);
    expect(new Set(up).size).toBeGreaterThan(1);
    expect(up).toEqual(up.toSorted((a, b) => order.compare(a, b)));
    expect(await values(`-${column}`)).toEqual(up.toSorted((a, b) => order.compare(b, a)));
  },
);

test('accounts to choose from are told whole', async () => {
  const { data } = await get<{ data: object[] }>('/accounts?q= DOCTOR2 ');
  expect(data).toEqual([
    {
      user_id: 'u-doctor2',
      user_name: 'doctor2',
      nickname: '陆明哲',
      department: '急诊科',
      sessions: 0,
      is_listed: false,
      is_self: false,
    },
  ]);
  expect((await get<{ data: object[] }>('/accounts?q= ')).data).toEqual([]);
});

test('several are released once each; one alone is no batch', async () => {
  const [first, second] = (await get<BlacklistPage>()).data;
  const ids = [first, second, first].map((entry) => entry?.entry_id ?? '');
  const { outcomes, change_ids: changeIds } = await post('/release', { entry_ids: ids, comment: ' 已核对 ' });
  expect(outcomes).toEqual([
    { entry_id: ids[0], nickname: first?.nickname, is_done: true },
    { entry_id: ids[1], nickname: second?.nickname, is_done: true },
  ]);
  expect(changeIds).toHaveLength(2);
  const batch = (await changes(first?.user_id))[0];
  expect(batch).toMatchObject({ summary: '解除黑名单：已核对', batch_id: expect.stringMatching(/^BATCH/) as string });
  const [third] = (await get<BlacklistPage>()).data;
  await post('/release', { entry_ids: [third?.entry_id, third?.entry_id] });
  const single = (await changes(third?.user_id))[0];
  expect(single?.summary).toBe('解除黑名单');
  expect(single).not.toHaveProperty('batch_id');
  expect((await post('/release', { entry_ids: ['BL-none'] })).outcomes).toEqual([
    { entry_id: 'BL-none', nickname: '', is_done: false, message: '黑名单中没有这一条' },
  ]);
  expect((await post('/release', { entry_ids: ['BL-none'], filter: {} })).message).toBe('请选择要解除的条目');
});

test('the record says by whom and from where, of what it knows', async () => {
  const { entry } = await post('', LISTED);
  await call(app, 'POST', '/api/v2/users/operation_users/login', world, {
    user_name: 'doctor2',
    password: 'jianwei-demo',
  });
  const records = async (query: string) => (await get<BlacklistRecordPage>(`/records?${query}`)).data;
  const [refused, added] = await records('user_id=u-doctor2');
  expect(added).toMatchObject({ event: 'added', by: '唐越', address: '127.0.0.1', nickname: '陆明哲', kind: 1002 });
  expect(refused).toMatchObject({ event: 'refused', address: '127.0.0.1' });
  expect(refused).not.toHaveProperty('by');
  await setClock('2025-11-19T10:30:00+08:00');
  await post(`/${entry.entry_id}/release`, {});
  const all = await records('page_size=200');
  const narrowed: [string, (record: BlacklistRecord) => boolean][] = [
    ['event=added', ({ event }) => event === 'added'],
    ['kind=1002', ({ kind }) => kind === 1002],
    ['from=2025-11-18', ({ time }) => time >= '2025-11-18'],
    ['to=2025-11-18', ({ time }) => time < '2025-11-19'],
    ['q= DOCTOR2 ', ({ user_id: id }) => id === 'u-doctor2'],
    ['user_id=u-doctor2&q=doctor2', ({ user_id: id }) => id === 'u-doctor2'],
    ['user_id=u-doctor2&q=', ({ user_id: id }) => id === 'u-doctor2'],
  ];
  for (const [query, isMeant] of narrowed) {
    const expected = all.filter(isMeant);
    expect(expected.length, query).toBeGreaterThan(0);
    expect(expected.length, query).toBeLessThan(all.length);
    expect(await records(`page_size=200&${query}`), query).toEqual(expected);
  }
  expect(await records('user_id=u-lab&q=doctor2')).toEqual([]);
  const asked = async (from: string) =>
    (await get<{ message?: string }>(`/records?from=${from}&to=2025-11-15`)).message;
  expect(await asked('2025-11-15')).toBeUndefined();
  expect(await asked('2024-11-14')).toBeUndefined();
  expect(await asked('2024-11-13')).toBe('时间范围最多 1 年');
});
