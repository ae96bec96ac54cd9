import type { ChangePage } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import {
  call,
  type Headers,
  openFileHospital,
  openHospital,
  openWorld,
  type PlainAnswer,
  signIn,
} from '../hospital.test-support.ts';
import { readLicenceCode, writeLicenceCode } from '../hospital/licence-code.ts';

const hospital = await openFileHospital();
let doctor: Headers;
beforeEach(async () => {
  doctor = await signIn(hospital.app, 'doctor', await openWorld(hospital.app));
});

const path = '/api/v2/license';
const post = (action: string, code: string, headers = doctor): Promise<PlainAnswer> =>
  call(hospital.app, 'POST', `${path}/${action}`, headers, { activation_code: code });
const state = async () => (await call(hospital.app, 'GET', path, doctor)).body;
const setClock = (now: string) => call(hospital.app, 'POST', '/__mock/clock', doctor, { now });

// 2025-11-18 plus 365 days.
const year = writeLicenceCode({ kind: 'valid', endsOn: '2026-11-18' });
const trial = writeLicenceCode({ kind: 'trial', endsOn: '2025-12-18' });
const yesterday = writeLicenceCode({ kind: 'valid', endsOn: '2025-11-17' });
const today = writeLicenceCode({ kind: 'valid', endsOn: '2025-11-18' });
const forged = year.replace('2026', '2099');

// covers B-7.5-02, B-3-13..14, B-3-18
test('an activated licence counts its days by the clock of the hospital', async () => {
  expect((await post('activation', year)).body).toEqual({ state: 1, limit: 365 });
  expect(await state()).toEqual({ state: 1, limit: 365 });
  await setClock('2026-11-18T23:59:00+08:00');
  expect(await state()).toEqual({ state: 1, limit: 0 });
  await setClock('2026-11-19T00:00:00+08:00');
  expect(await state()).toEqual({ state: 3, limit: 0 });
});

// covers B-3-17
test('a trial is a trial', async () => {
  expect((await post('activation', trial)).body).toEqual({ state: 2, limit: 30 });
  const log = await signIn(hospital.app, 'log', doctor);
  const { body } = await call(hospital.app, 'GET', '/api/v2/changes?object_type=licence', log);
  const { data } = body as ChangePage;
  expect(data).toMatchObject([{ action: '激活', user_name: '沈若溪' }]);
  expect(data[0]?.changes.map(({ label, after }) => [label, after])).toContainEqual(['有效期至', '2025-12-18']);
});

// covers B-7.5-04
test.each<[string, string, object]>([
  ['a year', year, { valid: true, limit: 365 }],
  ['typed in small letters with blanks', ` ${year.toLowerCase().replaceAll('-', ' - ')} `, { valid: true, limit: 365 }],
  ['its last day', today, { valid: true, limit: 0 }],
  ['the day after its last', yesterday, { valid: false, reason: '激活码已过期' }],
  ['with another date', forged, { valid: false, reason: '激活码无效' }],
  ['a trial made full', trial.replace('-T-', '-V-'), { valid: false, reason: '激活码无效' }],
  ['no such day', year.replace('20261118', '20261341'), { valid: false, reason: '激活码格式不正确' }],
  ['any text', '12345', { valid: false, reason: '激活码格式不正确' }],
])('looking at a code changes nothing: %s', async (_what, code, expected) => {
  const before = await state();
  expect(await post('verify', code)).toMatchObject({ status: 200, body: expected });
  expect(await state()).toEqual(before);
});

test('a code that does not count is refused and leaves the licence as it is', async () => {
  for (const [code, message] of [
    [yesterday, '激活码已过期'],
    [forged, '激活码无效'],
    ['12345', '激活码格式不正确'],
  ] as const) {
    expect(await post('activation', code)).toMatchObject({ status: 400, body: { status: 400, message } });
  }
  expect(await state()).toEqual({ state: 1, limit: 180 });
});

// covers B-7.5-03
test('the identifier is the same at all times in one world', async () => {
  const identifier = async () => (await call(hospital.app, 'GET', `${path}/identifier`, doctor)).body;
  const first = await identifier();
  expect(first).toEqual({ identifier: expect.stringMatching(/^江州市第一人民医院-[0-9A-F]{8}$/) as string });
  await post('activation', year);
  await setClock('2026-01-01T00:00:00+08:00');
  expect(await identifier()).toEqual(first);
});

// covers B-1-13
test('only who may open the licence page manages the licence; everybody reads its state', async () => {
  const world = { 'x-mock-world': doctor['x-mock-world'] ?? '' };
  for (const [userName, status] of [
    ['lab-plain', 200],
    ['account', 200],
    ['info', 200],
    ['log', 400],
    ['applicant', 400],
  ] as const) {
    const headers = await signIn(hospital.app, userName, world);
    expect((await post('verify', year, headers)).status, userName).toBe(status);
    expect((await call(hospital.app, 'GET', `${path}/identifier`, headers)).status, userName).toBe(status);
    expect((await call(hospital.app, 'GET', path, headers)).status, userName).toBe(200);
  }
});

test('a code reads as it was written', () => {
  expect(readLicenceCode(trial)).toEqual({ ok: true, code: { kind: 'trial', endsOn: '2025-12-18' } });
});

test('the log says of the licence of the hospital what it was and what it is, and never its code', async () => {
  await post('activation', trial);
  await post('activation', year);
  const log = await signIn(hospital.app, 'log', { 'x-mock-world': doctor['x-mock-world'] ?? '' });
  const { body } = await call(hospital.app, 'GET', '/api/v2/changes?object_type=licence&object_id=licence', log);
  const { data } = body as ChangePage;
  expect(data.map(({ object_name: name, summary }) => [name, summary])).toEqual([
    ['医院授权', '类型由 试用 改为 正式，有效期至由 2025-12-18 改为 2026-11-18'],
    ['医院授权', '类型由 正式 改为 试用，有效期至由 2026-05-17 改为 2025-12-18'],
  ]);
  expect(JSON.stringify(data)).not.toContain(year);
});

test('a hospital without a licence says so, until it activates one', async () => {
  const other = await openHospital();
  other.worlds.default.db.exec('DELETE FROM licence');
  const administrator = await signIn(other.app, 'account');
  const ask = async () => (await call(other.app, 'GET', path, administrator)).body;
  expect(await ask()).toEqual({ state: 0 });
  const { body } = await call(other.app, 'POST', `${path}/activation`, administrator, { activation_code: year });
  expect(body).toEqual({ state: 1, limit: 365 });
  expect(await ask()).toEqual(body);
  const log = await signIn(other.app, 'log');
  const changes = (await call(other.app, 'GET', '/api/v2/changes?object_type=licence', log)).body as ChangePage;
  expect(changes.data[0]?.changes).toMatchObject([
    { label: '类型', before: '', after: '正式' },
    { label: '有效期至', before: '', after: '2026-11-18' },
  ]);
  await other.close();
});
