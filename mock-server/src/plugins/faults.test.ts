import { beforeEach, expect, test } from 'vitest';
import { developmentKey } from '@jianwei/wire-cipher/development-key';
import { createNodeEngine } from '@jianwei/wire-cipher/node-engine';
import {
  call,
  type Headers,
  openFileHospital,
  openHospital,
  openWorld,
  type PlainAnswer,
  signIn,
} from '../hospital.test-support.ts';

const hospital = await openFileHospital();
let doctor: Headers;
beforeEach(async () => {
  doctor = await signIn(hospital.app, 'doctor', await openWorld(hospital.app));
});

const licence = (): Promise<PlainAnswer> => call(hospital.app, 'GET', '/api/v2/license', doctor);
const plan = (fault: object): Promise<PlainAnswer> =>
  call(hospital.app, 'POST', '/__mock/faults', doctor, { operationId: 'getLicense', ...fault });

test('an http fault answers its status and message once', async () => {
  expect((await plan({ kind: 'http', status: 503, message: '维护中' })).status).toBe(201);
  expect(await licence()).toMatchObject({ status: 503, body: { status: 503, message: '维护中' } });
  expect((await licence()).status).toBe(200);
});

test('an http fault without a message carries only the status', async () => {
  await plan({ kind: 'http', status: 408 });
  expect((await licence()).body).toEqual({ status: 408 });
});

test('a business fault answers HTTP 200 with its status on top', async () => {
  await plan({ kind: 'business', status: 1002, message: '已暂停' });
  expect(await licence()).toMatchObject({ status: 200, body: { status: 1002, message: '已暂停' } });
});

test('a delayed call waits, then answers as ever', async () => {
  await plan({ kind: 'delay', ms: 60 });
  const start = performance.now();
  expect((await licence()).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThanOrEqual(55);
});

test('a dropped call gets no answer and stands in the journal with status 0', async () => {
  await plan({ kind: 'drop' });
  await expect(licence()).rejects.toThrow();
  const { body } = await call(hospital.app, 'GET', '/__mock/journal', doctor);
  expect((body as { data: object[] }).data.at(-1)).toMatchObject({ operationId: 'getLicense', status: 0 });
});

test('a garbled plain answer is no JSON any more', async () => {
  await plan({ kind: 'garble' });
  const { text } = await licence();
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  expect((await licence()).body).toEqual({ state: 1, limit: 180 });
});

test('a garbled envelope still is one, and its tag does not hold', async () => {
  const encrypted = await openHospital({ wire: 'encrypted', allowPlain: true });
  const headers = await signIn(encrypted.app, 'doctor', { 'x-wire': 'plain' });
  const { authorization = '' } = headers;
  const read = () => call(encrypted.app, 'GET', '/api/v2/license', { authorization });
  await read();
  await call(encrypted.app, 'POST', '/__mock/faults', {}, { operationId: 'getLicense', kind: 'garble' });
  const engine = createNodeEngine(developmentKey);
  const [garbled, whole] = [await read(), await read()].map(({ body }) => (body as { data: string }).data);
  expect(garbled).toMatch(/^v1\./);
  expect(() => engine.openSync(garbled ?? '')).toThrow('tag');
  expect(engine.openSync(whole ?? '')).toContain('"limit":180');
  await encrypted.close();
});

test('the n-th call, all calls, and any operation', async () => {
  await plan({ kind: 'http', status: 500, when: 3 });
  expect([(await licence()).status, (await licence()).status, (await licence()).status]).toEqual([200, 200, 500]);
  await plan({ kind: 'http', status: 502, when: 'all' });
  expect([(await licence()).status, (await licence()).status]).toEqual([502, 502]);
  expect((await call(hospital.app, 'DELETE', '/__mock/faults', doctor)).body).toEqual({ removed: 1 });
  expect((await licence()).status).toBe(200);
  await plan({ operationId: '*', kind: 'http', status: 504 });
  expect((await call(hospital.app, 'GET', '/api/v2/system/version/item', doctor)).status).toBe(504);
});

test('one planned fault can be taken back', async () => {
  const { body } = await plan({ kind: 'http', status: 500 });
  const { id } = body as { id: string };
  expect((await call(hospital.app, 'GET', '/__mock/faults', doctor)).body).toMatchObject({ data: [{ id }] });
  expect((await call(hospital.app, 'DELETE', `/__mock/faults/${id}`, doctor)).status).toBe(200);
  expect((await call(hospital.app, 'DELETE', `/__mock/faults/${id}`, doctor)).status).toBe(404);
  expect((await licence()).status).toBe(200);
});

test.each([
  [{ kind: 'http' }, 'status'],
  [{ kind: 'http', status: 200 }, 'status'],
  [{ kind: 'business' }, 'status'],
  [{ kind: 'delay' }, 'ms'],
  [{ kind: 'explode' }, 'kind'],
  [{ kind: 'drop', when: 0 }, 'when'],
  [{ kind: 'drop', operationId: 'getLicence' }, 'getLicence'],
])('a fault that cannot be planned is refused: %j', async (fault, named) => {
  const { status, body } = await plan(fault);
  expect(status).toBe(400);
  expect((body as { message: string }).message).toContain(named);
});

test('--latency lets every call wait', async () => {
  const slow = await openHospital({ latency: { fromMs: 30, toMs: 40 } });
  const start = performance.now();
  expect((await call(slow.app, 'GET', '/api/v2/system/version/item')).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThanOrEqual(28);
  await slow.close();
});
