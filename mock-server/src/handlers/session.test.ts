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
import { demoPassword } from '../hospital/accounts.ts';

const doctorPhone = '19900000005';

const hospital = await openFileHospital();
let world: Headers;
beforeEach(async () => {
  world = await openWorld(hospital.app);
});

const login = (body: object): Promise<PlainAnswer> =>
  call(hospital.app, 'POST', '/api/v2/users/operation_users/login', world, body);
const sendCode = (phone = doctorPhone): Promise<PlainAnswer> =>
  call(hospital.app, 'GET', `/api/v2/users/operation_users/codes?phone=${phone}`, world);
const setClock = (now: string): Promise<PlainAnswer> => call(hospital.app, 'POST', '/__mock/clock', world, { now });

async function lastCode(): Promise<string> {
  const { body } = await call(hospital.app, 'GET', '/__mock/journal', world);
  const entries = (body as { data: { kind: string; code?: string }[] }).data;
  return entries.findLast(({ kind }) => kind === 'code')?.code ?? '';
}

// covers B-7.4-01
test('the doctor of the pictures signs in', async () => {
  const { body } = await login({ user_name: 'doctor', password: demoPassword });
  expect(body).toMatchObject({
    nickname: '沈若溪',
    department: '内分泌科',
    title: '主治医师',
    phone: '199****0005',
    user_id: 'u-doctor',
  });
});

test.each([
  [{ user_name: 'doctor', password: 'wrong' }, '账号或密码错误'],
  [{ user_name: 'nobody', password: demoPassword }, '账号或密码错误'],
  [{ user_name: 'doctor' }, '请输入密码'],
  [{ password: demoPassword }, '请输入账号'],
  [{ user_name: 'locked', password: demoPassword }, '账号已锁定，请联系账号管理员'],
  [{ phone: doctorPhone }, '请输入验证码'],
])('%j is refused with 400', async (body, message) => {
  expect(await login(body)).toMatchObject({ status: 400, body: { status: 400, message } });
});

test.each([
  ['blacklisted', 1001],
  ['suspended', 1002],
])('%s gets business status %i with HTTP 200, and only for the right password', async (userName, status) => {
  const answer = await login({ user_name: userName, password: demoPassword });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ status });
  expect((await login({ user_name: userName, password: 'wrong' })).status).toBe(400);
});

test('after five wrong passwords an account waits a minute', async () => {
  const wrong = { user_name: 'doctor', password: 'wrong' };
  const right = { user_name: 'doctor', password: demoPassword };
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await login(wrong)).status).toBe(400);
  const answer = await hospital.app.inject({
    method: 'POST',
    url: '/api/v2/users/operation_users/login',
    headers: { ...world },
    payload: right,
  });
  expect(answer.json()).toEqual({ status: 429, message: '尝试次数过多，请60秒后再试' });
  expect(answer.headers['retry-after']).toBe('60');
  expect((await login({ user_name: 'doctor2', password: demoPassword })).status).toBe(200);
  await setClock('2025-11-18T10:30:59+08:00');
  expect((await login(right)).body).toEqual({ status: 429, message: '尝试次数过多，请1秒后再试' });
  await setClock('2025-11-18T10:31:00+08:00');
  expect((await login(wrong)).status).toBe(400);
  expect((await login(wrong)).status).toBe(429);
  await setClock('2025-11-18T10:32:00+08:00');
  expect((await login(right)).status).toBe(200);
  expect((await login(wrong)).status).toBe(400);
  expect((await login(right)).status).toBe(200);
});

test('wrong old passwords are slowed as those of a login are, and count with them', async () => {
  const headers = await signIn(hospital.app, 'doctor2', world);
  const change = (old: string, next = 'another-1') =>
    call(hospital.app, 'POST', '/api/v2/users/password', headers, { old_password: old, new_password: next });
  for (let attempt = 0; attempt < 4; attempt += 1)
    expect(await change('wrong')).toMatchObject({ status: 400, body: { message: '原密码错误' } });
  expect((await login({ user_name: 'doctor2', password: 'wrong' })).status).toBe(400);
  const waiting = { status: 429, body: { status: 429, message: '尝试次数过多，请60秒后再试' } };
  expect(await change(demoPassword)).toMatchObject(waiting);
  expect(await login({ user_name: 'doctor2', password: demoPassword })).toMatchObject(waiting);
  await setClock('2025-11-18T10:31:00+08:00');
  // What is wrong with the new password is no guess.
  for (let attempt = 0; attempt < 6; attempt += 1) expect((await change(demoPassword, 'short')).status).toBe(400);
  expect((await change(demoPassword)).status).toBe(200);
});

test('only the address that guessed waits', async () => {
  const other = await openHospital();
  const from = async (remoteAddress: string, password: string) => {
    const payload = { user_name: 'doctor', password };
    const url = '/api/v2/users/operation_users/login';
    return (await other.app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
  };
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await from('10.0.0.7', 'wrong')).toBe(400);
  expect(await from('10.0.0.7', demoPassword)).toBe(429);
  expect(await from('10.0.0.8', demoPassword)).toBe(200);
  await other.close();
});

test('what is not given counts as no attempt, and wrong codes count as wrong passwords do', async () => {
  for (let attempt = 0; attempt < 6; attempt += 1) expect((await login({ user_name: 'doctor' })).status).toBe(400);
  expect((await login({ user_name: 'doctor', password: demoPassword })).status).toBe(200);
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await login({ phone: doctorPhone, code: '000000' })).status).toBe(400);
  expect((await login({ phone: doctorPhone, code: '000000' })).status).toBe(429);
});

// covers B-7.4-03
test('a phone and the code that was sent to it sign in, once', async () => {
  expect((await sendCode()).body).toEqual({ expires_in: 300 });
  const code = await lastCode();
  expect(code).toMatch(/^\d{6}$/);
  expect((await login({ phone: doctorPhone, code })).body).toMatchObject({ user_id: 'u-doctor' });
  expect((await login({ phone: doctorPhone, code })).body).toEqual({ status: 400, message: '验证码错误或已过期' });
});

test('another code is sent after 60 seconds, not before', async () => {
  await sendCode();
  await setClock('2025-11-18T10:30:59+08:00');
  expect((await sendCode()).body).toEqual({ status: 429, message: '验证码已发送，请1秒后再试' });
  await setClock('2025-11-18T10:31:00+08:00');
  expect((await sendCode()).status).toBe(200);
});

test('a code counts for five minutes', async () => {
  await sendCode();
  const code = await lastCode();
  await setClock('2025-11-18T10:35:01+08:00');
  expect((await login({ phone: doctorPhone, code })).status).toBe(400);
  await setClock('2025-11-18T10:35:00+08:00');
  expect((await login({ phone: doctorPhone, code })).status).toBe(200);
});

test('after five wrong codes the right one is worth nothing', async () => {
  await sendCode();
  const code = await lastCode();
  const wrong = code === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 5; attempt += 1) await login({ phone: doctorPhone, code: wrong });
  await setClock('2025-11-18T10:31:30+08:00');
  expect((await login({ phone: doctorPhone, code })).status).toBe(400);
});

test('an unknown phone is answered like a known one and cannot sign in', async () => {
  expect((await sendCode('13800000000')).body).toEqual({ expires_in: 300 });
  expect((await sendCode('13800000000')).status).toBe(429);
  expect((await login({ phone: '13800000000', code: await lastCode() })).status).toBe(400);
});

// covers B-7.4-02
test('a phone number is asked masked, and an unknown name is answered alike, every time', async () => {
  const phoneOf = async (name: string) =>
    (await call(hospital.app, 'GET', `/api/v2/users/operation_users/phone?user_name=${name}`, world)).body;
  expect(await phoneOf('doctor')).toEqual({ phone: '199****0005' });
  const unknown = (await phoneOf('nobody')) as { phone: string };
  expect(unknown.phone).toMatch(/^199\*{4}\d{4}$/);
  expect(await phoneOf('nobody')).toEqual(unknown);
});

test('the journal holds no password', async () => {
  await login({ user_name: 'doctor', password: demoPassword });
  const { text } = await call(hospital.app, 'GET', '/__mock/journal', world);
  expect(text).toContain('"operationId":"login"');
  expect(text).not.toContain(demoPassword);
});
