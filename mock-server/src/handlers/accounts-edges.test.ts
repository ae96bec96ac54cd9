import type { Account, AccountDetail, AccountPage, Change } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';

const { app } = await openFileHospital();

let world: Headers;
let administrator: Headers;
beforeEach(async () => {
  world = await openWorld(app);
  administrator = await signIn(app, 'account', world);
});

const base = '/api/v2/users/accounts';
const get = async <Body>(path = '', headers = administrator) =>
  (await call(app, 'GET', encodeURI(base + path), headers)).body as Body;
interface Answer {
  readonly message?: string;
  readonly account: Account;
  readonly created: number;
  readonly lines: { readonly is_good: boolean; readonly message?: string; readonly line: number }[];
  readonly change_ids: number[];
  readonly outcomes: { readonly user_id: string; readonly is_done: boolean; readonly message?: string }[];
}
const post = async (path: string, body: object, headers = administrator) =>
  (await call(app, 'POST', base + path, headers, body)).body as Answer;
const list = async (query: string) => (await get<AccountPage>(`?page_size=200&${query}`)).data;
const one = (id = 'u-doctor2') => get<AccountDetail>(`/${id}`);
const changes = async (id = 'u-doctor2') => (await one(id)).changes;
const FRESH = {
  user_name: 'A0901',
  nickname: ' 唐晓 ',
  role: 4,
  department: ' 骨科 ',
  title: ' 医师 ',
  phone: '13900001234',
};

test('a new account is kept without blanks, and is told whole', async () => {
  const { account } = await post('', { ...FRESH, permission_column: ['4'], expires_on: '2026-01-31' });
  expect(account).toEqual({
    user_id: account.user_id,
    user_name: 'A0901',
    nickname: '唐晓',
    role: 4,
    department: '骨科',
    title: '医师',
    phone: '139****1234',
    permission_column: ['4'],
    state: 'normal',
    expires_on: '2026-01-31',
    must_change_password: true,
    is_self: false,
    revision: 1,
  });
  expect((await changes(account.user_id)).map(({ action }) => action)).toEqual(['新增']);
  const { account: plain } = await post('', { user_name: 'A0902', nickname: '唐乙', role: 6, phone: '13900001235' });
  expect(plain).toMatchObject({ department: '', title: '', permission_column: [], expires_on: '' });
  expect((await one('u-account')).account).toMatchObject({ is_self: true, must_change_password: false });
});

test('an edit changes what it names; columns that a new role does not take are refused', async () => {
  const { revision } = (await one()).account;
  const edited = await post('/u-doctor2', { revision, nickname: ' 陆明 ', title: ' 主任医师 ', department: ' 骨科 ' });
  expect(edited).toMatchObject({
    nickname: '陆明',
    title: '主任医师',
    department: '骨科',
    role: 4,
    revision: revision + 1,
  });
  expect((await post('/u-doctor2', { revision: revision + 1, role: 6 })).message).toBe(
    '栏目权限只用于检验科与临床科室',
  );
  expect((await post('/u-doctor2', { revision: revision + 1, phone: '19900000006' })).message).toBeUndefined();
  expect((await changes())[0]?.action).toBe('修改');
});

test('what nobody changed since, and was read from elsewhere, is told without a name', async () => {
  const message = '该账号已被修改，请重新载入后再保存';
  expect((await post('/u-ops', { revision: 99, title: '' })).message).toBe(message);
  expect((await post('/u-ops/password', { revision: 99 })).message).toBe(message);
});

test('an information administrator has nothing to do with account administrators', async () => {
  const info = await signIn(app, 'info', world);
  const told = '信息管理员不能管理账号管理员';
  expect((await post('', { ...FRESH, role: 2 }, info)).message).toBe(told);
  expect((await post('', FRESH, info)).account.role).toBe(4);
  const { revision } = (await one()).account;
  expect((await post('/u-doctor2', { revision, role: 2, permission_column: [] }, info)).message).toBe(told);
  expect((await call(app, 'GET', `${base}/u-account`, info)).body).toMatchObject({ message: '账号不存在' });
  expect((await post('/lock', { user_ids: ['u-account'], reason: '安全' }, info)).outcomes).toEqual([
    { user_id: 'u-account', nickname: '', is_done: false, message: '账号不存在' },
  ]);
  const csv = '账号,姓名,角色,手机号\nA1,甲一,账号管理员,13900001001\nA2,甲二,4,13900001002';
  expect((await post('/import', { csv, dry_run: true }, info)).lines).toMatchObject([
    { line: 2, is_good: false, message: told },
    { line: 3, is_good: true },
  ]);
});

test('locking says its reason with the comment, once for each account, several as one batch', async () => {
  const asked = { user_ids: ['u-doctor2', 'u-doctor', 'u-doctor2', 'u-locked'], reason: '离职', comment: ' 交接完 ' };
  const { outcomes, change_ids: ids } = await post('/lock', asked);
  expect(outcomes).toEqual([
    { user_id: 'u-doctor2', nickname: '陆明哲', is_done: true },
    { user_id: 'u-doctor', nickname: '沈若溪', is_done: true },
    expect.objectContaining({ user_id: 'u-locked', is_done: false, message: '已是锁定状态' }),
  ]);
  expect(ids).toHaveLength(2);
  expect((await one()).account).toMatchObject({ state: 'locked', lock_reason: '离职（交接完）' });
  const [ours] = await changes();
  expect(ours).toMatchObject({ action: '锁定', batch_id: expect.stringMatching(/^BATCH/) as string });
  expect((await changes('u-doctor'))[0]?.batch_id).toBe(ours?.batch_id);
  const unlocked = await post('/unlock', { user_ids: ['u-doctor2'] });
  expect(unlocked.outcomes).toEqual([{ user_id: 'u-doctor2', nickname: '陆明哲', is_done: true }]);
  expect((await one()).account).not.toHaveProperty('lock_reason');
  expect((await changes())[0]).toMatchObject({ action: '解锁' });
  expect((await changes())[0]).not.toHaveProperty('batch_id');
  expect((await post('/unlock', { user_ids: ['u-doctor2'] })).outcomes).toMatchObject([{ message: '未被锁定' }]);
  await post('/lock', { user_ids: ['u-doctor2'], reason: '安全', comment: ' ' });
  expect((await one()).account.lock_reason).toBe('安全');
});

test('accounts are found by words in any case, by the last four digits of a phone and no others, and by their kind', async () => {
  const names = async (query: string) => (await list(query)).map(({ user_name: name }) => name);
  expect(await names('q= DOCTOR2 ')).toEqual(['doctor2']);
  expect(await names('q=急诊科')).toContain('doctor2');
  expect(await names('q=0006')).toContain('doctor2');
  for (const q of ['006', '1990', '00006']) expect(await names(`q=${q}`)).not.toContain('doctor2');
  expect(await names('department=急诊科&q=doctor')).toEqual(['doctor2']);
  expect(await names('application_id=none')).toEqual([]);
  const idle = await list('idle_days=90');
  const day = (account: Account) => account.last_seen_at?.slice(0, 10) ?? '';
  expect(idle.length).toBeGreaterThan(0);
  expect(idle.filter((account) => day(account) > '2025-08-20')).toEqual([]);
  const { facets, departments } = await get<AccountPage>('?q=doctor');
  expect(facets).toEqual({
    idle: (await list('q=doctor&facet=idle')).length,
    never: (await list('q=doctor&facet=never')).length,
    mismatch: (await list('q=doctor&facet=mismatch')).length,
  });
  expect(departments).toEqual(expect.arrayContaining(['急诊科', '检验科']));
});

test.each(['user_name', 'nickname', 'role', 'department'] as const)(
  'the list goes by %s up and down, what is equal by the account',
  async (column) => {
    const order = new Intl.Collator('zh-CN', { numeric: true });
    const pairs = async (sort: string) =>
      (await list(`sort=${sort}`)).map((row) => [String(row[column]), row.user_name]);
    const [up, down] = [await pairs(column), await pairs(`-${column}`)];
    const by = (sign: number) => (a: readonly string[], b: readonly string[]) =>
      sign * order.compare(a[0] ?? '', b[0] ?? '') || order.compare(a[1] ?? '', b[1] ?? '');
    expect(up.length).toBeGreaterThan(10);
    expect(up).toEqual(up.toSorted(by(1)));
    expect(down).toEqual(up.toSorted(by(-1)));
  },
);

test('a session says when and where it was opened; ending one or all stands in the log', async () => {
  await signIn(app, 'doctor2', world);
  const { sessions } = await one();
  expect(sessions).toEqual([
    {
      session_id: sessions[0]?.session_id,
      opened_at: '2025-11-18T10:30:00+08:00',
      seen_at: '2025-11-18T10:30:00+08:00',
      address: '127.0.0.1',
    },
  ]);
  await post('/u-doctor2/sessions/end', { session_id: sessions[0]?.session_id });
  await post('/u-doctor2/sessions/end', {});
  const { revision } = (await one()).account;
  await post('/u-doctor2/password', { revision });
  expect((await changes()).slice(0, 3).map(({ action, summary }) => [action, summary])).toEqual([
    ['重置密码', '密码已重置'],
    ['结束会话', '已结束全部会话'],
    ['结束会话', '已结束一个会话'],
  ]);
  expect((await one()).account.must_change_password).toBe(true);
});

test('the pages of several columns are those of each; without a role there are none', async () => {
  const pages = async (query: string) => (await get<{ pages: string[] }>(`/pages?${query}`)).pages;
  const [board, centre, both] = [
    await pages('role=1&permission_column=1'),
    await pages('role=1&permission_column=3'),
    await pages('role=1&permission_column=1,3'),
  ];
  expect(new Set(both)).toEqual(new Set([...board, ...centre]));
  expect(both.length).toBeGreaterThan(board.length);
  expect(await pages('permission_column=1')).toEqual([]);
});

const HEAD = '账号,姓名,角色,手机号';

test('a file is read line by line: blank ones are none, a phone stands once, roles go by number too', async () => {
  const csv = [
    ' 账号 , 姓名 ,角色, 手机号 ,科室,职称,有效期,栏目权限',
    ' A11 , 甲一 , 1 , 13900001011 , 检验科 , 技师 , 2026-01-31 ,1;3；数据中心 ',
    ' , ,,,,,,',
    'A12,甲二,检验科,13900001011,,,,',
    'A13,甲三,4,13900001013,,,,',
  ].join('\n');
  const { lines, created } = await post('/import', { csv, dry_run: false });
  expect(lines).toMatchObject([
    { line: 2, user_name: 'A11', nickname: '甲一', is_good: true },
    { line: 4, is_good: false, message: '手机号在文件中重复' },
    { line: 5, is_good: true },
  ]);
  expect(created).toBe(2);
  expect(await list('q=A11')).toMatchObject([
    { role: 1, department: '检验科', title: '技师', expires_on: '2026-01-31', permission_column: ['1', '3', '3'] },
  ]);
});

test('a file has at most 2,000 accounts', async () => {
  const file = (count: number) =>
    [HEAD, ...Array.from({ length: count }, (_, index) => `x,甲,院长,${index}`)].join('\n');
  expect((await post('/import', { csv: file(2001), dry_run: true })).message).toBe('一次最多导入 2000 个账号');
  expect((await post('/import', { csv: file(2000), dry_run: true })).lines).toHaveLength(2000);
});

test('changes are found by who made them, what was done, of what, and when', async () => {
  await post('/lock', { user_ids: ['u-doctor2'], reason: '安全' });
  const reader = await signIn(app, 'log', world);
  const found = async (query: string, headers = reader) => {
    const { body } = await call(app, 'GET', encodeURI(`/api/v2/changes?page_size=200&${query}`), headers);
    return body as { data: Change[]; total_elements: number; page: number; page_size: number };
  };
  const all = await found('');
  const [latest] = all.data;
  expect(all).toMatchObject({ page: 0, page_size: 200, total_elements: all.data.length });
  expect(latest).toMatchObject({
    change_id: all.data.length,
    time: '2025-11-18T10:30:00+08:00',
    user_id: 'u-account',
    user_name: '何清',
    role: 2,
    action: '锁定',
    object_type: 'account',
    object_id: 'u-doctor2',
    object_name: '陆明哲',
    address: '127.0.0.1',
    can_undo: true,
    chain_ok: true,
    changes: [
      { field: 'state', label: '状态', before: '正常', after: '锁定' },
      { field: 'lock_reason', label: '锁定原因', before: '无', after: '安全' },
    ],
  });
  expect(latest?.changes[0]).not.toHaveProperty('from');
  for (const name of ['batch_id', 'undoes']) expect(latest).not.toHaveProperty(name);
  const narrowed: [string, (change: Change) => boolean][] = [
    ['user_id=u-account', ({ user_id: id }) => id === 'u-account'],
    ['action=锁定', ({ action }) => action === '锁定'],
    ['object_type=blacklist', ({ object_type: type }) => type === 'blacklist'],
    ['object_id=u-doctor2', ({ object_id: id }) => id === 'u-doctor2'],
    ['from=2025-11-18', ({ time }) => time >= '2025-11-18'],
    ['to=2025-11-17', ({ time }) => time < '2025-11-18'],
    ['q=陆明哲', ({ object_name: name, summary }) => `${name}${summary}`.includes('陆明哲')],
  ];
  for (const [query, isMeant] of narrowed) {
    const expected = all.data.filter(isMeant);
    expect(expected.length, query).toBeGreaterThan(0);
    expect(expected.length, query).toBeLessThan(all.data.length);
    expect((await found(query)).data, query).toEqual(expected);
  }
  const ops = await signIn(app, 'ops', world);
  expect((await found('object_type=account', ops)).data).toEqual([]);
  expect((await found('', ops)).data.filter(({ object_type: type }) => type === 'account')).toEqual([]);
  const undo = (headers: Headers) => call(app, 'POST', `/api/v2/changes/${latest?.change_id}/undo`, headers, {});
  expect(await undo(ops)).toMatchObject({ status: 404, body: { message: '没有这条修改记录' } });
  expect((await undo(administrator)).body).toMatchObject({ action: '撤销', undoes: latest?.change_id });
});
