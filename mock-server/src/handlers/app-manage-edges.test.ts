import type { Change, ManagedApplication, ManagedOpenPage } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';

const { app } = await openFileHospital();
let world: Headers;
let administrator: Headers;
beforeEach(async () => {
  world = await openWorld(app);
  administrator = await signIn(app, 'account', world);
});

const base = '/api/v2/application/manage';
const get = async <Body>(url: string) => (await call(app, 'GET', url, administrator)).body as Body;
const post = async (path: string, body: object) =>
  (await call(app, 'POST', base + path, administrator, body)).body as {
    readonly message?: string;
    readonly change_id?: number;
    readonly application: ManagedApplication;
  };
const managed = () => get<{ departments: string[]; data: ManagedApplication[] }>(base);
const changes = async (type: string, id: string) =>
  (await get<{ data: Change[] }>(`/api/v2/changes?object_type=${type}&object_id=${id}`)).data;

test('an application is told with what it is and where it can be opened; its opens are those of thirty days', async () => {
  const { data, departments } = await managed();
  const grace = data.find(({ application_id: id }) => id === 'app-grace');
  expect(grace).toMatchObject({
    name: 'Grace 评分',
    api_type: 5,
    app_icon: expect.stringContaining('grace') as string,
  });
  expect(grace?.systems.length).toBeGreaterThan(0);
  expect(departments).toEqual(departments.toSorted((a, b) => a.localeCompare(b, 'zh-CN')));
  expect(departments).not.toContain('');
  const diseases = data.map(({ disease }) => disease).filter((disease) => disease !== undefined);
  expect(diseases.length).toBeGreaterThan(0);
  expect(diseases.length).toBeLessThan(data.length);
  const { data: opens } = await get<ManagedOpenPage>(`${base}/app-grace/opens?page_size=200`);
  expect(opens.filter(({ date }) => date < '2025-10-20' || date > '2025-11-18')).toEqual([]);
  expect(Object.keys(opens[0] ?? {}).toSorted()).toEqual(['count', 'date', 'department']);
});

test('a save that was read from elsewhere is refused without a name where nobody changed anything', async () => {
  const message = '该应用已被修改，请重新载入后再保存';
  expect((await post('/app-ckd', { revision: 9, enabled: false })).message).toBe(message);
  expect((await post('/order', { revision: 9, application_ids: ['app-ckd'] })).message).toBe(message);
});

test('the log says what was done: stopped, started, changed, put in order', async () => {
  await post('/app-ckd', { revision: 1, enabled: false, application_desc: '停' });
  await post('/app-ckd', { revision: 2, enabled: true });
  const { application } = await post('/app-ckd', {
    revision: 3,
    inner_test: true,
    departments: [' 急诊科 ', '急诊科'],
  });
  expect(application).toMatchObject({
    enabled: true,
    inner_test: true,
    application_desc: '停',
    departments: ['急诊科'],
  });
  expect((await changes('application', 'app-ckd')).map(({ action }) => action)).toEqual(['修改', '启用', '停用']);
  const order = (await managed()).data.map(({ application_id: id }) => id);
  const same = await post('/order', { revision: 1, application_ids: order });
  expect(same).toEqual({ order_revision: 1 });
  const { change_id: changeId } = await post('/order', { revision: 1, application_ids: order.slice(3, 5) });
  const [last] = (await get<{ data: Change[] }>('/api/v2/changes?object_type=application_order')).data;
  expect(last).toMatchObject({ change_id: changeId, action: '排序', can_undo: true });
  expect((await managed()).data.map(({ application_id: id }) => id)).toEqual([
    ...order.slice(3, 5),
    ...order.slice(0, 3),
    ...order.slice(5),
  ]);
});

test('who keeps an application is counted for it alone; what nobody opened for a month has its last time alone', async () => {
  const doctor = await signIn(app, 'doctor', world);
  const keepers = async () => new Map((await managed()).data.map((one) => [one.application_id, one.doctor_count]));
  const keep = async (id: string) => {
    const body = { my_applications: [{ application_id: id, sort: 1 }] };
    expect((await call(app, 'POST', '/api/v2/application/doctor', doctor, body)).status).toBe(200);
  };
  await keep('app-gastric');
  const before = await keepers();
  await keep('app-pleural');
  expect(await keepers()).toEqual(
    new Map([
      ...before,
      ['app-gastric', (before.get('app-gastric') ?? 0) - 1],
      ['app-pleural', (before.get('app-pleural') ?? 0) + 1],
    ]),
  );
  const opens = async () =>
    (await managed()).data.map((one) => [one.application_id, one.recent_opens, one.last_open_at]);
  const now = await opens();
  expect(now.filter(([, recent]) => recent === 0)).toEqual([]);
  await call(app, 'POST', '/__mock/clock', world, { now: '2026-03-01T09:00:00+08:00' });
  administrator = await signIn(app, 'account', world);
  expect(await opens()).toEqual(now.map(([id, , last]) => [id, 0, last]));
});

test('a department without a name is none that an application can be opened to', async () => {
  const body = { user_name: 'noward', nickname: '无科', role: 4, phone: '13900001234' };
  const made = await call(app, 'POST', '/api/v2/users/accounts', administrator, body);
  expect(made.status).toBe(200);
  expect((await managed()).departments).not.toContain('');
});

test('an application that is not there has no opens and takes no settings', async () => {
  const missing = { status: 404, message: '应用不存在' };
  expect(await get(`${base}/app-none/opens`)).toEqual(missing);
  expect(await post('/app-none', { revision: 1, enabled: false })).toEqual(missing);
});

test('of several departments the first that nobody knows is named', async () => {
  expect((await post('/app-ckd', { revision: 1, departments: ['急诊科', '月球科'] })).message).toBe(
    '没有科室「月球科」',
  );
});
