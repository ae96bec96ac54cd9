import { describe, expect, test } from 'vitest';
import { openGraceCalls, GRACE_INPUT, GRACE_PATIENT } from '../handlers/grace-calls.test-support.ts';
import { call, openFileHospital, signIn, type Headers } from '../hospital.test-support.ts';

const hospital = await openFileHospital();
const doctor = await signIn(hospital.app, 'doctor');
const save = (key: string, body: object = GRACE_INPUT, headers: Headers = doctor) =>
  call(hospital.app, 'POST', `/api/v2/model/grace/${GRACE_PATIENT}`, { ...headers, 'idempotency-key': key }, body);
const records = async () => {
  const { body } = await call(hospital.app, 'GET', `/api/v2/model/grace/${GRACE_PATIENT}/history`, doctor);
  return (body as { data: unknown[] }).data.length;
};

test('a save that is sent again makes one record and gets the answer of the first time', async () => {
  const before = await records();
  const answers = [await save('a1'), await save('a1'), await save('a1')];
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 200, body: { report_id: expect.stringMatching(/^GR/) as string } });
  expect(await records()).toBe(before + 1);
});

test('another key is another save, and so is the key of another doctor', async () => {
  const before = await records();
  await save('b1');
  await save('b2');
  await save('b1', GRACE_INPUT, await signIn(hospital.app, 'doctor2'));
  expect(await records()).toBe(before + 3);
});

test('a key that was used for another content is refused', async () => {
  await save('c1');
  expect(await save('c1', { ...GRACE_INPUT, heart_rate: 97 })).toMatchObject({
    status: 400,
    body: { status: 400, message: '此 Idempotency-Key 已用于另一内容' },
  });
  expect((await save('c'.repeat(201))).status).toBe(400);
});

test('a refused save uses up nothing: its key may be used for what was meant', async () => {
  const before = await records();
  expect((await save('d1', { ...GRACE_INPUT, heart_rate: null })).status).toBe(400);
  expect((await save('d1')).status).toBe(200);
  expect(await records()).toBe(before + 1);
});

test('without a key two saves are two records', async () => {
  const calls = await openGraceCalls(hospital);
  const ids = [await calls.saved(GRACE_INPUT), await calls.saved(GRACE_INPUT)];
  expect(new Set(ids).size).toBe(2);
});

describe('a save that is not done in one go', () => {
  const text =
    '来源机构,患者编号,姓名,性别,出生日期,报告编号,时间,项目名称,标本,结果,单位\n体检中心,T1,试例乙,女,1970-05-05,T-1,2025-11-18 09:00,钾,血清,4.4,mmol/L\n';
  const operator = async () => signIn(hospital.app, 'ops');
  const take = async (key: string, body = { name: 'a.csv', text }) =>
    call(hospital.app, 'POST', '/api/v2/sync/import', { ...(await operator()), 'idempotency-key': key }, body);
  const runs = async () => {
    const { body } = await call(hospital.app, 'GET', '/api/v2/sync/runs?kind=import', await operator());
    return (body as { total_elements: number }).total_elements;
  };

  test('is done once all the same, sent again while it is awaited and afterwards', async () => {
    const before = await runs();
    const answers = [...(await Promise.all([take('e1'), take('e1')])), await take('e1')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await runs()).toBe(before + 1);
    const others = await Promise.all([take('e2'), take('e2', { name: 'b.csv', text })]);
    expect(others.map(({ status }) => status)).toEqual([200, 400]);
  });

  test('uses up nothing where it is refused', async () => {
    const refused = [await take('f1', { name: 'a.csv', text: '无' }), await take('f1', { name: 'a.csv', text: '无' })];
    expect(refused.map(({ status }) => status)).toEqual([400, 400]);
    expect(refused[1]?.body).toEqual(refused[0]?.body);
    expect((await take('f1')).status).toBe(200);
  });
});

test('the store tells neither the key of a save nor what was answered to it', async () => {
  const share = { report_id: 'R1004-01', contacted: true };
  const headers = { ...doctor, 'idempotency-key': 'the-key-of-this-save' };
  const { body } = await call(hospital.app, 'POST', '/api/v2/shares', headers, share);
  const { token } = body as { token: string };
  expect(token.length).toBeGreaterThan(20);
  expect((await call(hospital.app, 'POST', '/api/v2/shares', headers, share)).body).toEqual(body);
  const rows = JSON.stringify(hospital.worlds.default.db.prepare('SELECT * FROM answered_save').all());
  expect(rows).toContain('createShare');
  for (const secret of [token, 'the-key-of-this-save']) expect(rows).not.toContain(secret);
});
