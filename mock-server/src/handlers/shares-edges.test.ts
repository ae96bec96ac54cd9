import type { CreatedShare, Share, SharedReport, ShareList } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { seededPhoneTail } from '../hospital/patients/phone-tail.ts';
import { call, type Headers, openFileHospital, openWorld, type PlainAnswer, signIn } from '../hospital.test-support.ts';

const hospital = await openFileHospital();
const REPORT = 'R1004-01';
const TAIL = seededPhoneTail(1004);
const WRONG = TAIL === '0000' ? '0001' : '0000';
let world: Headers;
let doctor: Headers;
beforeEach(async () => {
  world = await openWorld(hospital.app);
  doctor = await signIn(hospital.app, 'doctor', world);
});

const send = (path: string, body: object, headers = world): Promise<PlainAnswer> =>
  call(hospital.app, 'POST', `/api/v2/${path}`, headers, body);
async function create(more: object = {}): Promise<CreatedShare> {
  const { status, body, text } = await send('shares', { report_id: REPORT, ...more }, doctor);
  expect(status, text).toBe(200);
  return body as CreatedShare;
}
async function newest(reportId = REPORT): Promise<Share | undefined> {
  const { body } = await call(hospital.app, 'GET', `/api/v2/shares?report_id=${reportId}`, doctor);
  return (body as ShareList).data[0];
}
const read = (token: string, more: object = {}) => send('shared_reports/read', { token, ...more });
const verify = (token: string, tail: string) => send('shared_reports/verify', { token, phone_tail: tail });
const setClock = (now: string) => call(hospital.app, 'POST', '/__mock/clock', world, { now });
const storeOf = () => hospital.worlds.get(world['x-mock-world'] ?? '')?.db;

describe('a new link', () => {
  test('is for citizens, for a week, without what is told by a doctor only, and nobody has opened it', async () => {
    const { token, ...share } = await create();
    expect(token).toBeDefined();
    expect(share).toMatchObject({
      audience: 'citizen',
      created_time: '2025-11-18T10:30:00+08:00',
      expires_time: '2025-11-25T10:30:00+08:00',
      include_sensitive: false,
      locked: false,
      opened: 0,
      state: 'valid',
    });
    expect(share).not.toHaveProperty('opened_time');
    expect(await newest()).toEqual(share);
  });

  test('says that it holds what is told by a doctor only, where that was asked', async () => {
    expect(await create({ include_sensitive: true })).toMatchObject({ include_sensitive: true });
    expect(await newest()).toMatchObject({ include_sensitive: true });
    expect(await create({ include_sensitive: false })).toMatchObject({ include_sensitive: false });
  });
});

describe('the second step', () => {
  test('a right number forgets the wrong ones before it', async () => {
    const { token } = await create();
    for (const left of [4, 3, 2])
      expect((await verify(token, WRONG)).body).toMatchObject({ message: `与登记的手机号不符，还可再试 ${left} 次` });
    expect((await verify(token, TAIL)).status).toBe(200);
    expect((await verify(token, WRONG)).body).toMatchObject({ message: '与登记的手机号不符，还可再试 4 次' });
    expect(await newest()).toMatchObject({ locked: false });
  });

  test('is no second visit; an empty key is none', async () => {
    const { token } = await create();
    const { body } = await verify(token, TAIL);
    const { reader_key: key } = body as { reader_key: string };
    const plain = await read(token, { reader_key: '' });
    expect(plain.status).toBe(200);
    expect((plain.body as SharedReport).lay?.questions).toEqual([]);
    const opened = await read(token, { reader_key: key });
    expect((opened.body as SharedReport).lay?.questions.length).toBeGreaterThan(0);
    expect(await newest()).toMatchObject({ opened: 1 });
  });

  test('cannot be taken where no number is on record, and that costs no try', async () => {
    const { token } = await create();
    storeOf()?.exec(`DELETE FROM patient_phone_tail WHERE patient_id = 'P1004'`);
    for (let tries = 0; tries < 6; tries += 1)
      expect(await verify(token, TAIL)).toMatchObject({
        status: 400,
        body: { message: '登记信息中没有手机号，请联系开单科室' },
      });
    expect(await newest()).toMatchObject({ locked: false });
  });
});

describe('what became of a link', () => {
  test('is told to who made it: valid to its last moment, then expired; revoked whatever the time', async () => {
    const { share_id: id } = await create({ days: 1 });
    for (const [now, state] of [
      ['2025-11-19T10:29:59+08:00', 'valid'],
      ['2025-11-19T10:30:00+08:00', 'expired'],
    ] as const) {
      await setClock(now);
      expect(await newest()).toMatchObject({ share_id: id, state });
    }
    expect((await send(`shares/${id}/revoke`, {}, doctor)).status).toBe(200);
    expect(await newest()).toMatchObject({ share_id: id, state: 'revoked' });
  });

  test('is in its refusal: that it was stopped goes before that its time is over', async () => {
    const { token, share_id: id } = await create({ days: 1 });
    await send(`shares/${id}/revoke`, {}, doctor);
    await setClock('2025-11-20T10:30:00+08:00');
    expect(await read(token)).toMatchObject({ status: 400, body: { message: '链接已停用' } });
  });

  test('says when it was opened last', async () => {
    const { token } = await create();
    await read(token);
    await setClock('2025-11-18T10:45:00+08:00');
    await read(token);
    expect(await newest()).toMatchObject({ opened: 2, opened_time: '2025-11-18T10:45:00+08:00' });
  });

  test('locks only with the fifth wrong number', async () => {
    const { token } = await create();
    for (const isLocked of [false, false, false, false, true]) {
      await verify(token, WRONG);
      expect(await newest()).toMatchObject({ locked: isLocked });
    }
  });
});

test('a key is told with its end, half an hour later, and opens until then', async () => {
  const { token } = await create();
  const { body } = await verify(token, TAIL);
  const { reader_key: key, expires_time: end } = body as { reader_key: string; expires_time: string };
  expect(end).toBe('2025-11-18T11:00:00+08:00');
  await setClock('2025-11-18T10:59:59+08:00');
  expect(await read(token, { reader_key: key })).toMatchObject({ status: 200 });
});

test('rows travel unless they are not wanted', async () => {
  const { token } = await create();
  const whole = (await read(token)).body as SharedReport;
  expect(whole.laboratories.length).toBeGreaterThan(0);
  expect(whole.need_focus.length).toBeGreaterThan(0);
  expect((await read(token, { without_rows: false })).body).toEqual(whole);
});

test.each([{}, { contacted: false }])('that the patient was called must be said: %j is refused', async (more) => {
  const critical = { report_id: 'R1001-01', ...more };
  const refused = { status: 400, body: { message: '报告含危急值，请先确认已联系患者' } };
  expect(await send('shares', critical, doctor)).toMatchObject(refused);
  expect(await newest('R1001-01')).toBeUndefined();
  expect(await create({ contacted: false })).toMatchObject({ state: 'valid' });
});

describe('questions', () => {
  const ask = (token: string, question: string, more: object = {}) =>
    send('shared_reports/ask', { token, question, ...more });

  test('beyond twenty wait until the first of them is ten minutes old, and the answer says how long', async () => {
    const { token } = await create();
    for (let count = 0; count < 20; count += 1) expect((await ask(token, '肌酐是什么')).status).toBe(200);
    await setClock('2025-11-18T10:39:30+08:00');
    const answer = await hospital.app.inject({
      method: 'POST',
      url: '/api/v2/shared_reports/ask',
      headers: world,
      payload: { token, question: '肌酐是什么' },
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '30']);
    // Another link has its own.
    expect((await ask((await create()).token, '肌酐是什么')).status).toBe(200);
  });

  test('with a key that does not count are refused, and with one that does they may speak of former results', async () => {
    const { token } = await create();
    expect(await ask(token, '肌酐是什么', { reader_key: 'x'.repeat(32) })).toMatchObject({
      status: 400,
      body: { message: '核对已过期，请重新输入手机号后 4 位' },
    });
    const { reader_key: key } = (await verify(token, TAIL)).body as { reader_key: string };
    const question = '肌酐比上次高了吗';
    const [plain, verified] = [await ask(token, question), await ask(token, question, { reader_key: key })];
    expect([plain.status, verified.status]).toEqual([200, 200]);
    expect(verified.body).not.toEqual(plain.body);
  });
});
