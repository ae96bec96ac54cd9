import { developmentKey } from '@jianwei/wire-cipher/development-key';
import { createNodeEngine } from '@jianwei/wire-cipher/node-engine';
import { beforeEach, expect, test } from 'vitest';
import { call, type Headers, openFileHospital, openWorld, type PlainAnswer } from '../hospital.test-support.ts';

const hospital = await openFileHospital();
let world: Headers;
beforeEach(async () => {
  world = await openWorld(hospital.app);
});

interface Issued {
  readonly ticket: string;
  readonly encrypt: string;
  readonly expires_in: number;
}

const refused = { status: 401, body: { status: 401, message: '登录票据无效或已过期，请重新从院内系统打开' } };

async function issue(body: object = { user_name: 'doctor' }): Promise<Issued> {
  const { status, body: answer } = await call(hospital.app, 'POST', '/__mock/tickets', world, body);
  expect(status).toBe(201);
  return answer as Issued;
}

const enter = (body: object): Promise<PlainAnswer> =>
  call(hospital.app, 'POST', '/api/v2/users/session/embed', world, body);
const setClock = (now: string) => call(hospital.app, 'POST', '/__mock/clock', world, { now });

// covers B-7.4-04
test.each(['embedded', 'patch'] as const)('a ticket opens a session of its user, mode %s', async (mode) => {
  const { ticket } = await issue({ user_name: 'doctor', patient_id: 'P1004', mode });
  const { status, body } = await enter({ ticket, patient_id: 'P1004', mode });
  expect(status).toBe(200);
  expect(body).toMatchObject({ user_id: 'u-doctor', role: 4, mode });
  const { token } = body as { token: string };
  const answer = await call(hospital.app, 'GET', '/api/v2/license', { ...world, authorization: `Bearer ${token}` });
  expect(answer.status).toBe(200);
});

test('the mode is that of the ticket, else of the address, else none', async () => {
  const modeOf = async (issued: object, asked: object) => {
    const { ticket } = await issue({ user_name: 'doctor', ...issued });
    return (await enter({ ticket, ...asked })).body as { mode?: string };
  };
  expect((await modeOf({ mode: 'patch' }, {})).mode).toBe('patch');
  expect((await modeOf({}, { mode: 'embedded' })).mode).toBe('embedded');
  expect(await modeOf({}, {})).not.toHaveProperty('mode');
});

test('a ticket is taken once', async () => {
  const { ticket } = await issue();
  expect((await enter({ ticket })).status).toBe(200);
  expect(await enter({ ticket })).toMatchObject(refused);
});

test('of many that bring one ticket at once, one gets in', async () => {
  const { ticket } = await issue();
  const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await enter({ ticket })).status));
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 401)]);
});

test('a ticket counts for 60 seconds', async () => {
  const [inTime, late] = [await issue(), await issue()];
  await setClock('2025-11-18T10:31:00+08:00');
  expect((await enter({ ticket: inTime.ticket })).status).toBe(200);
  await setClock('2025-11-18T10:31:01+08:00');
  expect(await enter({ ticket: late.ticket })).toMatchObject(refused);
});

test('a self-made ticket, or one of another world, does not count', async () => {
  const { ticket } = await issue();
  expect(await enter({ ticket: 'u-doctor' })).toMatchObject(refused);
  world = await openWorld(hospital.app);
  expect(await enter({ ticket })).toMatchObject(refused);
});

test('what the address says must be what the ticket was issued for, and a try uses it up', async () => {
  for (const change of [{ patient_id: 'P1001' }, { report_id: 'R1001-01' }, { mode: 'patch' }]) {
    const context = { patient_id: 'P1004', report_id: 'R1004-01', mode: 'embedded' };
    const { ticket } = await issue({ user_name: 'doctor', ...context });
    expect(await enter({ ticket, ...context, ...change })).toMatchObject(refused);
    expect(await enter({ ticket, ...context })).toMatchObject(refused);
  }
});

test.each([
  ['locked', { status: 400, body: { message: '账号已锁定，请联系账号管理员' } }],
  ['blacklisted', { status: 200, body: { status: 1001 } }],
  ['suspended', { status: 200, body: { status: 1002 } }],
])('a ticket of the account %s opens nothing', async (userName, answer) => {
  const { ticket } = await issue({ user_name: userName });
  expect(await enter({ ticket })).toMatchObject(answer);
});

test('encrypt is the query of the plug-in login, sealed with the wire key, fit for an address', async () => {
  const {
    ticket,
    encrypt,
    expires_in: life,
  } = await issue({ user_name: 'doctor', patient_id: 'P1004', mode: 'patch' });
  expect(life).toBe(60);
  expect(encrypt).toMatch(/^v1\.[\w-]+={0,2}$/);
  const query = createNodeEngine(developmentKey).openSync(encrypt.replaceAll('-', '+').replaceAll('_', '/'));
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ ticket, patient_id: 'P1004', mode: 'patch' });
});

test('the other system has to name a known user and nothing strange', async () => {
  const ask = (body: object) => call(hospital.app, 'POST', '/__mock/tickets', world, body);
  expect(await ask({ user_name: 'nobody' })).toMatchObject({ status: 404 });
  expect((await ask({})).status).toBe(400);
  expect((await ask({ user_name: 'doctor', mode: 'window' })).status).toBe(400);
  expect((await ask({ user_name: 'doctor', token: 'x' })).status).toBe(400);
});

test('another machine or the page of another site gets no ticket', async () => {
  const ask = async (more: object) =>
    (
      await hospital.app.inject({
        method: 'POST',
        url: '/__mock/tickets',
        payload: { user_name: 'doctor' },
        ...more,
      })
    ).statusCode;
  expect(await ask({ remoteAddress: '10.0.0.9' })).toBe(403);
  expect(await ask({ headers: { origin: 'https://evil.example' } })).toBe(403);
  expect(await ask({})).toBe(201);
});
