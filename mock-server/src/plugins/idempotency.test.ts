import { expect, test } from 'vitest';
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
