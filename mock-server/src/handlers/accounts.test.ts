import { beforeEach, describe, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';

const { app } = await openFileHospital();

let world: Headers;
let administrator: Headers;
beforeEach(async () => {
  world = await openWorld(app);
  administrator = await signIn(app, 'account', world);
});

interface Kept {
  readonly user_id: string;
  readonly user_name: string;
  readonly revision: number;
  readonly [field: string]: unknown;
}

const base = '/api/v2/users/accounts';
const get = async <Body>(path = '', headers = administrator) =>
  (await call(app, 'GET', base + path, headers)).body as Body;
const post = async (path: string, body: object, headers = administrator) => {
  const answer = await call(app, 'POST', base + path, headers, body);
  return { status: answer.status, body: answer.body as Readonly<Record<string, unknown>> };
};
const list = async (query: string, headers = administrator) =>
  (await get<{ data: Kept[]; total_elements: number; facets: object }>(`?page_size=200&${query}`, headers)).data;
const names = (accounts: readonly Kept[]) => accounts.map(({ user_name: name }) => name);
const login = (body: object) => call(app, 'POST', '/api/v2/users/operation_users/login', world, body);

const fresh = { user_name: '080217', nickname: '唐晓', role: 4, department: '内分泌科', phone: '13900001234' };

describe('the list', () => {
  test('finds an account by name, number, initials and the end of its phone, and masks phones', async () => {
    for (const q of ['沈若溪', 'srx', '0005'])
      expect(names(await list(`q=${encodeURIComponent(q)}`))).toContain('doctor');
    const [doctor] = await list('q=srx&role=4');
    expect(doctor).toMatchObject({ phone: '199****0005', state: 'normal', is_self: false });
  });

  test('an information administrator does not see account administrators', async () => {
    expect(names(await list('role=2'))).toContain('account');
    expect(await list('role=2', await signIn(app, 'info', world))).toEqual([]);
  });

  test('who only reads may not write', async () => {
    const reader = await signIn(app, 'log', world);
    expect((await list('', reader)).length).toBeGreaterThan(10);
    expect(await post('', fresh, reader)).toMatchObject({ status: 400, body: { message: '当前角色只能查看' } });
  });

  test('sorts by last activity and counts those who never came', async () => {
    await signIn(app, 'doctor', world);
    expect((await list('sort=-last_seen_at'))[0]?.last_seen_at).toBeDefined();
    const { facets } = await get<{ facets: { never: number } }>('');
    expect(await list('facet=never')).toHaveLength(facets.never);
    const { locked } = await get<{ locked: number }>('');
    expect(locked).toBeGreaterThan(1);
    expect(await list('state=locked')).toHaveLength(locked);
    expect((await get<{ locked: number }>('?state=normal')).locked).toBe(0);
  });
});

describe('a new account', () => {
  test('signs in with its one-time password and must change it before anything else', async () => {
    const { body } = await post('', fresh);
    const password = String(body['password']);
    const { body: session } = await login({ user_name: fresh.user_name, password });
    expect(session).toMatchObject({ must_change_password: true, nickname: '唐晓' });
    const headers = { ...world, authorization: `Bearer ${(session as { token: string }).token}` };
    expect(await call(app, 'GET', '/api/v2/reports', headers)).toMatchObject({
      status: 400,
      body: { message: '请先修改初始密码' },
    });
    const change = (input: object) => call(app, 'POST', '/api/v2/users/password', headers, input);
    expect((await change({ old_password: 'wrong', new_password: 'jianwei-2025' })).body).toMatchObject({
      message: '原密码错误',
    });
    expect((await change({ old_password: password, new_password: 'short' })).status).toBe(400);
    expect((await change({ old_password: password, new_password: 'jianwei-2025' })).status).toBe(200);
    expect((await call(app, 'GET', '/api/v2/reports', headers)).status).toBe(200);
    expect((await login({ user_name: fresh.user_name, password })).status).toBe(400);
    expect((await login({ user_name: fresh.user_name, password: 'jianwei-2025' })).status).toBe(200);
  });

  test.each([
    [{ user_name: 'x' }, '账号应为 2 至 20 位字母或数字'],
    [{ user_name: 'doctor' }, '账号 doctor 已存在'],
    [{ nickname: ' ' }, '请填写姓名'],
    [{ role: 5 }, '请选择角色'],
    [{ phone: '123' }, '手机号应为 11 位'],
    [{ phone: '19900000005' }, '手机号已用于账号 doctor'],
    [{ role: 6, permission_column: ['1'] }, '栏目权限只用于检验科与临床科室'],
    [{ permission_column: ['2'] }, '临床科室只能有系统看板与科研项目管理'],
    [{ expires_on: '2025-02-30' }, '日期应为 yyyy-MM-dd'],
    [{ expires_on: '2025-11-17' }, '有效期不能早于今日'],
  ])('with %j is refused: %s', async (part, message) => {
    expect(await post('', { ...fresh, ...part })).toMatchObject({ status: 400, body: { message } });
  });
});

describe('a change', () => {
  const edit = (account: Kept, fields: object) =>
    post(`/${account.user_id}`, { revision: account.revision, ...fields });
  const doctor2 = async () => (await list('q=doctor2'))[0] as Kept;

  test('of role and columns counts at the next call of that account', async () => {
    const headers = await signIn(app, 'doctor2', world);
    expect((await edit(await doctor2(), { role: 6, permission_column: [] })).status).toBe(200);
    expect(await call(app, 'GET', '/api/v2/reports', headers)).toMatchObject({ status: 400 });
    const { body } = await call(app, 'GET', '/api/v2/users/session', headers);
    expect(body).toMatchObject({ role: 6, permission_column: [] });
    expect((body as { verifyArr: string[] }).verifyArr).toContain('/data-cleaning');
  });

  test('made of an older version is refused with who saved meanwhile, and tells both', async () => {
    const account = await doctor2();
    await edit(account, { department: '内分泌科' });
    expect((await edit(account, { title: '主任医师' })).body['message']).toBe('何清 10:30 已修改，请重新载入后再保存');
  });

  test('is undone from the log while nobody changed it since', async () => {
    await edit(await doctor2(), { department: '内分泌科' });
    const detail = await get<{ changes: { change_id: number; summary: string; can_undo: boolean }[] }>('/u-doctor2');
    expect(detail.changes[0]).toMatchObject({ summary: '科室由 急诊科 改为 内分泌科', can_undo: true });
    const path = `/api/v2/changes/${String(detail.changes[0]?.change_id)}/undo`;
    await edit(await doctor2(), { department: '骨科' });
    expect((await call(app, 'POST', path, administrator, {})).body).toMatchObject({
      message: '之后又有修改，不能撤销',
    });
    await edit(await doctor2(), { department: '内分泌科' });
    expect((await call(app, 'POST', path, administrator, {})).status).toBe(200);
    expect(await doctor2()).toMatchObject({ department: '急诊科' });
    expect((await call(app, 'POST', path, administrator, {})).body).toMatchObject({ message: '这次修改不能撤销' });
  });

  test('a reset password ends the sessions and never stands in the log', async () => {
    const headers = await signIn(app, 'doctor2', world);
    const account = await doctor2();
    const { body } = await post(`/${account.user_id}/password`, { revision: account.revision });
    expect((await call(app, 'GET', '/api/v2/license', headers)).status).toBe(401);
    const text = JSON.stringify(await get('/u-doctor2'));
    expect(text).toContain('密码已重置');
    expect(text).not.toContain(String(body['password']));
  });

  test('one session or all are ended from outside', async () => {
    const [first, second] = [await signIn(app, 'doctor2', world), await signIn(app, 'doctor2', world)];
    const { sessions } = await get<{ sessions: { session_id: string }[] }>('/u-doctor2');
    expect(sessions).toHaveLength(2);
    const one = await post('/u-doctor2/sessions/end', { session_id: sessions[0]?.session_id });
    expect(one.body).toEqual({ ended: 1 });
    expect((await post('/u-doctor2/sessions/end', {})).body).toEqual({ ended: 1 });
    for (const headers of [first, second])
      expect((await call(app, 'GET', '/api/v2/license', headers)).status).toBe(401);
  });
});

describe('locking', () => {
  test('tells the outcome of each account; a locked one is refused at its next call and at the login', async () => {
    const headers = await signIn(app, 'doctor2', world);
    const { body } = await post('/lock', { user_ids: ['u-doctor2', 'u-account', 'nobody'], reason: '离职' });
    expect(body['outcomes']).toMatchObject([
      { user_id: 'u-doctor2', is_done: true },
      { user_id: 'u-account', is_done: false, message: '不能锁定自己' },
      { user_id: 'nobody', is_done: false, message: '账号不存在' },
    ]);
    expect((await call(app, 'GET', '/api/v2/license', headers)).status).toBe(401);
    expect((await login({ user_name: 'doctor2', password: 'jianwei-demo' })).status).toBe(400);
    expect((await post('/unlock', { user_ids: ['u-doctor2'] })).body['outcomes']).toMatchObject([{ is_done: true }]);
    expect((await login({ user_name: 'doctor2', password: 'jianwei-demo' })).status).toBe(200);
  });

  test('a filter means every account that the list finds by it, and nothing is done without either', async () => {
    const filter = { department: '骨科', state: 'normal' };
    const asked = `?${new URLSearchParams(filter).toString()}`;
    const found = (await get<{ total_elements: number }>(asked)).total_elements;
    expect(found).toBeGreaterThan(1);
    const { body } = await post('/lock', { filter, reason: '安全' });
    expect(body['outcomes']).toHaveLength(found);
    expect((await get<{ total_elements: number }>(asked)).total_elements).toBe(0);
    expect((await post('/unlock', { filter: { department: '骨科', state: 'locked' } })).body['outcomes']).toHaveLength(
      found,
    );
    for (const strange of [{}, { user_ids: ['u-doctor2'], filter }]) {
      const { status, body: told } = await post('/unlock', strange);
      expect([status, told['message']]).toEqual([400, '请选择账号']);
    }
  });

  test('the hospital keeps an account administrator', async () => {
    const { body } = await post('', { ...fresh, role: 2 });
    const { account } = body as unknown as { account: Kept };
    const other = account.user_id;
    await post(`/${other}`, { revision: account.revision, role: 4 });
    const self = (await list('role=2'))[0] as Kept;
    expect(await post(`/${self.user_id}`, { revision: self.revision, role: 4 })).toMatchObject({
      body: { message: '至少保留一个正常的账号管理员' },
    });
  });

  test('an account whose last day is over is refused', async () => {
    const { body } = await post('', { ...fresh, expires_on: '2025-11-18' });
    const credentials = { user_name: fresh.user_name, password: body['password'] };
    expect((await login(credentials)).status).toBe(200);
    await call(app, 'POST', '/__mock/clock', world, { now: '2025-11-19T08:00:00+08:00' });
    expect((await login(credentials)).body).toMatchObject({ message: '账号已过有效期，请联系账号管理员' });
  });
});

describe('an import', () => {
  const csv =
    '\ufeff账号,姓名,角色,手机号,科室\n080217,唐晓,临床科室,13900001234,内分泌科\n080217,唐小,4,13900001235,骨科\n0801,王一,院长,1,\n';

  test('tells each line before it stores anything', async () => {
    const { body } = await post('/import', { csv, dry_run: true });
    expect(body).toEqual({
      created: 0,
      lines: [
        { line: 2, user_name: '080217', nickname: '唐晓', is_good: true },
        { line: 3, user_name: '080217', nickname: '唐小', is_good: false, message: '账号 080217 在文件中重复' },
        { line: 4, user_name: '0801', nickname: '王一', is_good: false, message: '没有角色「院长」' },
      ],
    });
    expect(await list('q=080217')).toEqual([]);
  });

  test('reads column permissions by name or number', async () => {
    const head = '账号,姓名,角色,手机号,栏目权限';
    const rows = [
      '080301,唐甲,检验科,13900001241,系统看板、数据中心',
      '080302,唐乙,1,13900001242,2',
      '080303,唐丙,1,13900001243,看板',
    ];
    const { body } = await post('/import', { csv: [head, ...rows].join('\n'), dry_run: false });
    expect(body).toMatchObject({ created: 2, lines: [{}, {}, { message: '没有栏目「看板」' }] });
    const kept = await list('q=08030');
    expect(kept.map(({ permission_column: columns }) => columns)).toEqual([['1', '3'], ['2']]);
  });

  test('stores the good lines with a password each', async () => {
    const { body } = await post('/import', { csv, dry_run: false });
    const { lines } = body as unknown as { lines: { password?: string }[] };
    expect(body['created']).toBe(1);
    expect((await login({ user_name: '080217', password: lines[0]?.password })).status).toBe(200);
  });

  test.each([
    ['账号,姓名\na,b', '表头缺少：角色、手机号'],
    ['账号,姓名,角色,手机号\n', '文件中没有账号'],
    ['账号,姓名,角色,手机号\n"a', '第 2 行的引号不成对'],
  ])('of %j is refused: %s', async (text, message) => {
    expect((await post('/import', { csv: text, dry_run: true })).body).toMatchObject({ message });
  });
});

test('the pages of a role are those of the guard', async () => {
  const { pages } = await get<{ pages: string[] }>('/pages?role=4&permission_column=1');
  expect(pages).toContain('/bulletin-board');
  expect((await get<{ pages: string[] }>('/pages?role=4')).pages).not.toContain('/bulletin-board');
});

test.each(['', '/password', '/sessions/end'])('an account that is not there is not found: %s', async (path) => {
  expect(await post(`/nobody${path}`, { revision: 1 })).toMatchObject({ status: 404, body: { message: '账号不存在' } });
});

test('a change that is not there cannot be taken back', async () => {
  expect(await call(app, 'POST', '/api/v2/changes/999999/undo', administrator, {})).toMatchObject({
    status: 404,
    body: { message: '没有这条修改记录' },
  });
});
