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
