import type { CreatedShare, SharedReport, ShareList } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { call, type Headers, openFileHospital, openWorld, signIn } from '../hospital.test-support.ts';
import { findShare } from '../store/shares.ts';
import { maskedName } from './shares.ts';

const hospital = await openFileHospital();
let world: Headers;
let doctor: Headers;
beforeEach(async () => {
  world = await openWorld(hospital.app);
  doctor = await signIn(hospital.app, 'doctor', world);
});

const ask = (headers: Headers, method: 'GET' | 'POST', path: string, body?: object) =>
  call(hospital.app, method, path, headers, body);
const create = async (more: object = {}): Promise<CreatedShare> => {
  const { status, body } = await ask(doctor, 'POST', '/api/v2/shares', { report_id: 'R1001-01', ...more });
  expect(status).toBe(200);
  return body as CreatedShare;
};
// Nobody is signed in.
const read = (token: string) => ask(world, 'POST', '/api/v2/shared_reports/read', { token });
const setClock = (now: string) => ask(world, 'POST', '/__mock/clock', { now });

test('a token reads its report without a login: name masked, no number of the patient or of another report', async () => {
  const { token, ...share } = await create();
  expect(share).toMatchObject({ state: 'valid', expires_time: '2025-11-25T10:30:00+08:00' });
  expect(token).toMatch(/^[\w-]{32}$/);
  const { status, body, text } = await read(token);
  expect(status).toBe(200);
  const report = body as SharedReport;
  expect(report).toMatchObject({ patient_name: '孟**', patient_gender: '男' });
  expect(report.laboratories.length).toBe(report.total_laboratories);
  expect(text).not.toMatch(/孟庆山|P1001|inpatient_no|bed_no|"previous"/);
});

test('it counts until its last moment', async () => {
  const { token } = await create({ days: 1 });
  await setClock('2025-11-19T10:29:59+08:00');
  expect((await read(token)).status).toBe(200);
  await setClock('2025-11-19T10:30:00+08:00');
  expect(await read(token)).toMatchObject({ status: 400, body: { message: '分享链接已过期，请向分享者索取新的链接' } });
});

test('revoked, it is refused; only its creator may revoke', async () => {
  const { token, share_id: id } = await create();
  const other = await signIn(hospital.app, 'doctor2', world);
  const revoke = (headers: Headers, share = id) => ask(headers, 'POST', `/api/v2/shares/${share}/revoke`);
  expect(await revoke(other)).toMatchObject({ status: 400, body: { message: '仅创建者可撤销' } });
  expect((await read(token)).status).toBe(200);
  expect((await revoke(doctor)).status).toBe(200);
  expect((await revoke(doctor)).status).toBe(200);
  expect(await read(token)).toMatchObject({ status: 400, body: { message: '分享链接已被撤销' } });
  expect((await revoke(doctor, 'SH999999')).status).toBe(404);
});

test('what is no token opens nothing: a report id, a share id, a token of another world', async () => {
  const { token, share_id: id } = await create();
  for (const guess of ['R1001-01', id, `${token}x`]) {
    expect(await read(guess)).toMatchObject({ status: 404, body: { message: '分享链接无效' } });
  }
  world = await openWorld(hospital.app);
  expect((await read(token)).status).toBe(404);
});

test('each sees the own shares, newest first, never a token', async () => {
  const first = await create();
  await setClock('2025-11-18T11:00:00+08:00');
  const second = await create({ days: 30 });
  const { body, text } = await ask(doctor, 'GET', '/api/v2/shares?report_id=R1001-01');
  expect((body as ShareList).data.map(({ share_id: id }) => id)).toEqual([second.share_id, first.share_id]);
  expect(text).not.toContain(first.token);
  const other = await signIn(hospital.app, 'doctor2', world);
  expect((await ask(other, 'GET', '/api/v2/shares?report_id=R1001-01')).body).toEqual({ data: [] });
});

test('clinicians share reports that exist, for 1 to 30 days', async () => {
  for (const [body, status] of [
    [{ report_id: 'R9999-01' }, 404],
    [{ report_id: 'R1001-01', days: 0 }, 400],
    [{ report_id: 'R1001-01', days: 31 }, 400],
    [{}, 400],
  ] as const) {
    expect((await ask(doctor, 'POST', '/api/v2/shares', body)).status).toBe(status);
  }
  const ops = await signIn(hospital.app, 'ops', world);
  expect((await ask(ops, 'POST', '/api/v2/shares', { report_id: 'R1001-01' })).status).toBe(400);
  expect((await ask(world, 'POST', '/api/v2/shares', { report_id: 'R1001-01' })).status).toBe(401);
});

test('the store keeps no token', async () => {
  const { token, share_id: id } = await create();
  const state = hospital.worlds.get(world['x-mock-world'] ?? '');
  expect(state && findShare(state, id)).toBeDefined();
  expect(JSON.stringify(state?.db.prepare('SELECT * FROM report_share').all())).not.toContain(token);
});

test.each([
  ['孟庆山', '孟**'],
  ['顾念', '顾*'],
  ['𠮷', '*'],
  ['', '*'],
])('the name %s is shown as %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown);
});
