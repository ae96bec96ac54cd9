import { beforeEach, expect, test } from 'vitest';
import type {
  AccountPage,
  Application,
  ManagedApplication,
  ManagedOpenPage,
  UsageStatistics,
} from '@jianwei/api-client/model';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';

const { app } = await openFileHospital();
const REPORT = 'R1002-01';

let world: Headers;
let administrator: Headers;
let doctor: Headers;
beforeEach(async () => {
  world = await openWorld(app);
  administrator = await signIn(app, 'account', world);
  doctor = await signIn(app, 'doctor', world);
});

interface Managed {
  readonly order_revision: number;
  readonly departments: string[];
  readonly data: ManagedApplication[];
}

const base = '/api/v2/application/manage';
const get = async <Body>(url: string, headers: Headers) => (await call(app, 'GET', url, headers)).body as Body;
const managed = () => get<Managed>(base, administrator);
const one = async (id: string) => (await managed()).data.find((entry) => entry.application_id === id);
const post = async (path: string, body: object, headers = administrator) => {
  const answer = await call(app, 'POST', path, headers, body);
  return { status: answer.status, body: answer.body as Readonly<Record<string, unknown>> };
};
const change = (id: string, body: object) => post(`${base}/${id}`, body);
const ids = (applications: readonly Application[]) => applications.map(({ application_id: id }) => id);
const store = (headers = doctor) =>
  get<{ applications: Application[]; my_applications: Application[] }>('/api/v2/application/doctor', headers);
const triggered = async (headers = doctor) =>
  ids((await get<{ data: Application[] }>(`/api/v2/ai/reports/${REPORT}/applications`, headers)).data);

// covers B-2.5-46
test('every application stands in its order, with who keeps it and how often it was opened', async () => {
  const before = await managed();
  expect(before).toMatchObject({ order_revision: 1 });
  expect(before.departments).toContain('内分泌科');
  expect(before.data.map(({ sort }) => sort)).toEqual(before.data.map((_, index) => index + 1));
  const grace = await one('app-grace');
  expect(grace).toMatchObject({ enabled: true, inner_test: true, departments: ['全院'], revision: 1 });
  const keepers = await get<AccountPage>('/api/v2/users/accounts?application_id=app-grace', administrator);
  expect(keepers.total_elements).toBe(grace?.doctor_count);
  const ops = await signIn(app, 'ops', world);
  const usage = await call(app, 'GET', '/api/v2/statistics/usage?by=application', ops);
  const groups = (usage.body as UsageStatistics).groups.filter(({ key }) => key !== '其他');
  const counted = Object.fromEntries(before.data.map((row) => [row.application_id, row.recent_opens]));
  expect(groups.length).toBeGreaterThan(5);
  expect(groups.map(({ key, opens }) => [key, opens])).toEqual(groups.map(({ key }) => [key, counted[key]]));
  const { data: opens } = await get<ManagedOpenPage>(`${base}/app-grace/opens?page_size=200`, administrator);
  expect(opens.reduce((sum, { count }) => sum + count, 0)).toBe(grace?.recent_opens);
  expect(opens.map(({ date }) => date)).toEqual(
    opens
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  expect((await call(app, 'GET', `${base}/app-none/opens`, administrator)).status).toBe(404);
  const extra = JSON.stringify({ application_id: 'app-grace' });
  for (const action of [41, 44, 10])
    await call(app, 'POST', '/api/v2/embed/actions', doctor, { action_id: action, extra_data: extra });
  const opened = await one('app-grace');
  expect(opened).toMatchObject({
    recent_opens: (grace?.recent_opens ?? 0) + 2,
    last_open_at: expect.stringMatching(/\+08:00$/) as unknown,
  });
});

test('a stopped one leaves store, report, list, hints and command box at once; who keeps it reads so, its records stay', async () => {
  const chosen = { my_applications: [{ application_id: 'app-grace', sort: 1 }] };
  await call(app, 'POST', '/api/v2/application/doctor', doctor, chosen);
  expect(await triggered()).toContain('app-grace');
  const { body } = await change('app-grace', { revision: 1, enabled: false });
  expect(body).toMatchObject({
    application: { enabled: false, revision: 2 },
    change_id: expect.any(Number) as unknown,
  });
  const after = await store();
  expect(ids(after.applications)).not.toContain('app-grace');
  expect(after.my_applications).toMatchObject([{ application_id: 'app-grace', availability: 'stopped' }]);
  expect(await triggered()).not.toContain('app-grace');
  const list = await get<{ data: { applications: Application[] }[] }>('/api/v2/reports?page_size=200', doctor);
  expect(list.data.flatMap(({ applications }) => ids(applications))).not.toContain('app-grace');
  const box = await get<object>('/api/v2/command?q=grace', doctor);
  expect(JSON.stringify(box)).not.toContain('app-grace');
  const home = await get<{ hints: Application[] }>('/api/v2/home/summary', doctor);
  expect(ids(home.hints)).not.toContain('app-grace');
  const saved = await get<{ data: { report_id: string }[] }>('/api/v2/model/grace/P1002/history', doctor);
  expect(saved.data.length).toBeGreaterThan(0);
  const id = String(saved.data[0]?.report_id);
  expect((await call(app, 'GET', `/api/v2/model/grace/${id}`, doctor)).status).toBe(200);
  expect(await post(`/api/v2/model/grace/${id}/delete`, {}, doctor)).toMatchObject({
    status: 400,
    body: { message: '应用已停用，已保存的报告仍可查看' },
  });
});

test('what was stopped may be kept, but nobody adds it anew', async () => {
  const list = (id: string) => ({ my_applications: [{ application_id: id, sort: 1 }] });
  await post('/api/v2/application/doctor', list('app-ckd'), doctor);
  await change('app-grace', { revision: 1, enabled: false });
  await change('app-ckd', { revision: 1, enabled: false });
  expect(await post('/api/v2/application/doctor', list('app-grace'), doctor)).toMatchObject({
    status: 400,
    body: { message: 'Grace 评分已停用或未对本科室开放，不能添加' },
  });
  expect((await post('/api/v2/application/doctor', list('app-ckd'), doctor)).status).toBe(200);
});

test('departments: others do not see it, who administers does; an unknown or empty range is refused', async () => {
  await change('app-grace', { revision: 1, departments: ['急诊科', '急诊科'] });
  expect(ids((await store()).applications)).not.toContain('app-grace');
  expect(ids((await store(await signIn(app, 'doctor2', world))).applications)).toContain('app-grace');
  expect(ids((await store(administrator)).applications)).toContain('app-grace');
  const refusals = [
    [{ departments: [] }, '科室范围不能为空'],
    [{ departments: ['  '] }, '科室范围不能为空'],
    [{ departments: ['月球科'] }, '没有科室「月球科」'],
    [{ application_desc: '长'.repeat(201) }, '应用说明不能超过 200 字'],
  ] as const;
  for (const [body, message] of refusals)
    expect(await change('app-grace', { revision: 2, ...body })).toMatchObject({ status: 400, body: { message } });
  const { body } = await change('app-grace', { revision: 2, departments: ['急诊科', '全院'] });
  expect(body).toMatchObject({ application: { departments: ['全院'], revision: 3 } });
});

test('description and inner test are what doctors read', async () => {
  await change('app-ckd', { revision: 1, inner_test: true, application_desc: ' 新的说明 ' });
  expect(await get<Application>('/api/v2/application/app-ckd', doctor)).toMatchObject({
    inner_test: true,
    application_desc: '新的说明',
  });
});

test('a second save of what was read before is refused with who saved; nothing changed is no change', async () => {
  expect((await change('app-ckd', { revision: 1, enabled: true })).body['change_id']).toBeUndefined();
  await change('app-ckd', { revision: 1, enabled: false });
  expect((await change('app-ckd', { revision: 1, enabled: true })).body).toMatchObject({
    message: expect.stringMatching(/^何清 \d\d:\d\d 已修改，请重新载入后再保存$/) as unknown,
  });
  expect(await change('app-nothing', { revision: 1 })).toMatchObject({ status: 404, body: { message: '应用不存在' } });
});

test('the order is that of the store, and both order and settings are taken back', async () => {
  const before = (await managed()).data.map(({ application_id: id }) => id);
  const turned = before.toReversed();
  const ordered = await post(`${base}/order`, { revision: 1, application_ids: turned });
  expect(ordered.body).toMatchObject({ order_revision: 2 });
  expect(ids((await store()).applications)).toEqual(turned);
  expect(await post(`${base}/order`, { revision: 1, application_ids: before })).toMatchObject({ status: 400 });
  for (const wrong of [
    [...before, before[1]],
    [...before, 'app-other'],
  ])
    expect((await post(`${base}/order`, { revision: 2, application_ids: wrong })).body).toMatchObject({
      message: '顺序中有重复或不存在的应用',
    });
  // What is not named keeps its order behind.
  const some = await post(`${base}/order`, { revision: 2, application_ids: turned.slice(0, 2) });
  expect(some.body).toEqual({ order_revision: 2 });
  const stopped = await change('app-ckd', { revision: 1, enabled: false });
  for (const { body } of [ordered, stopped])
    expect((await post(`/api/v2/changes/${Number(body['change_id'])}/undo`, {})).status).toBe(200);
  expect(ids((await store()).applications)).toEqual(before);
  const history = await get<{ data: { summary: string }[] }>(
    '/api/v2/changes?object_type=application&object_id=app-ckd',
    administrator,
  );
  expect(history.data.map(({ summary }) => summary)).toEqual(['状态由 停用 改为 启用', '状态由 启用 改为 停用']);
});

test('only the account administrator manages applications', async () => {
  expect((await call(app, 'GET', base, doctor)).status).toBe(400);
});
