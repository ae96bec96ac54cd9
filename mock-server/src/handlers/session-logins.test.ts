import type { Account, BlacklistRecordPage, LogEntry } from '@jianwei/api-client/model';
import type { FastifyBaseLogger } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { createConsoleLog } from '../console-log.ts';
import { demoPassword } from '../hospital/accounts.ts';
import { call, type Headers, openFileHospital, openHospital, openWorld, signIn } from '../hospital.test-support.ts';

const hospital = await openFileHospital();
const { app } = hospital;
const LOGIN = '/api/v2/users/operation_users/login';
const PHONE = '19900000005';
let world: Headers;
beforeEach(async () => {
  world = await openWorld(app);
});

const post = (path: string, body: object, headers = world) => call(app, 'POST', path, headers, body);
const get = async <Body>(path: string, headers: Headers) => {
  const { status, body, text } = await call(app, 'GET', path, headers);
  expect(status, text).toBe(200);
  return body as Body;
};
const login = (body: object) => post(LOGIN, body);
const setClock = (now: string) => post('/__mock/clock', { now });

/** Who tried to sign in and how it ended, the last first, without the reader of the log. */
async function logins(): Promise<string[][]> {
  const { data } = await get<{ data: LogEntry[] }>(
    '/api/v2/logs?kind=login&page_size=50',
    await signIn(app, 'log', world),
  );
  const told = data.map(({ action, user_name: name, user_id: id, address = '' }) => [action, name, id, address]);
  return told.filter(([, , id]) => id !== 'u-log');
}

describe('the log of logins', () => {
  test.each<[object, string[]]>([
    [{ user_name: 'doctor', password: demoPassword }, ['成功', '沈若溪', 'u-doctor']],
    [{ user_name: 'doctor', password: 'wrong' }, ['账号或密码错误', '沈若溪', 'u-doctor']],
    [{ user_name: 'doctor' }, ['请输入密码', '沈若溪', 'u-doctor']],
    [{ phone: '', user_name: 'doctor', password: demoPassword }, ['成功', '沈若溪', 'u-doctor']],
    [{ user_name: 'nobody', password: demoPassword }, ['账号或密码错误', 'nobody', '']],
    [{}, ['请输入账号', '', '']],
    [{ user_name: 'suspended', password: demoPassword }, ['拒绝 1002', '白芷', 'u-suspended']],
    [{ user_name: 'locked', password: demoPassword }, ['账号已锁定，请联系账号管理员', '江川', 'u-locked']],
    [{ phone: PHONE, code: '000000' }, ['验证码错误或已过期', '沈若溪', 'u-doctor']],
    [{ phone: '19912345678', code: '000000' }, ['验证码错误或已过期', '199****5678', '']],
    // The number decides, whatever name stands beside it.
    [{ phone: PHONE, user_name: 'doctor2', password: demoPassword }, ['请输入验证码', '沈若溪', 'u-doctor']],
  ])('says of %j how it ended, and for whom', async (body, told) => {
    await login(body);
    expect(await logins()).toEqual([[...told, '127.0.0.1']]);
  });

  test('says that somebody waits, signs out, or came with a ticket that was for something else', async () => {
    for (let time = 0; time < 6; time += 1) await login({ user_name: 'doctor2', password: 'wrong' });
    const doctor = await signIn(app, 'doctor', world);
    await call(app, 'DELETE', '/api/v2/users/session', doctor);
    const { body } = await post('/__mock/tickets', { user_name: 'doctor', patient_id: 'P1004' });
    const { ticket } = body as { ticket: string };
    expect((await post('/api/v2/users/session/embed', { ticket, patient_id: 'P1001' })).status).toBe(401);
    expect((await logins()).slice(0, 4).map(([action, name]) => [action, name])).toEqual([
      ['登录票据无效或已过期，请重新从院内系统打开', '沈若溪'],
      ['退出登录', '沈若溪'],
      ['成功', '沈若溪'],
      ['尝试次数过多，请60秒后再试', '陆明哲'],
    ]);
  });

  test('of who is on the blacklist stands there too, as a login', async () => {
    await login({ user_name: 'suspended', password: demoPassword });
    const operator = await signIn(app, 'ops', world);
    const { data } = await get<BlacklistRecordPage>('/api/v2/blacklist/records?event=refused', operator);
    expect(data[0]).toMatchObject({
      user_id: 'u-suspended',
      time: '2025-11-18T10:30:00+08:00',
      summary: '登录',
      address: '127.0.0.1',
    });
  });
});

describe('a ticket', () => {
  test.each([
    ['suspended', 200, { status: 1002 }],
    ['locked', 400, { status: 400, message: '账号已锁定，请联系账号管理员' }],
  ])('of %s opens nothing', async (userName, status, body) => {
    const issued = (await post('/__mock/tickets', { user_name: userName })).body as { ticket: string };
    const answer = await post('/api/v2/users/session/embed', { ticket: issued.ticket });
    expect(answer).toMatchObject({ status, body });
    expect(answer.body).not.toHaveProperty('token');
  });
});

describe('wrong ones are counted by what was typed', () => {
  test('the password waits for nothing after wrong codes, nor another name after wrong passwords', async () => {
    for (let time = 0; time < 6; time += 1) await login({ phone: PHONE, code: '000000' });
    expect((await login({ phone: PHONE, code: '000000' })).status).toBe(429);
    expect((await login({ user_name: 'doctor', password: demoPassword })).status).toBe(200);
    for (let time = 0; time < 6; time += 1) await login({ user_name: 'nobody', password: 'wrong' });
    expect((await login({ user_name: 'nobody', password: 'wrong' })).status).toBe(429);
    expect((await login({ user_name: 'somebody', password: 'wrong' })).status).toBe(400);
  });
});

describe('a code', () => {
  const send = (headers = world) =>
    app.inject({ method: 'GET', url: `/api/v2/users/operation_users/codes?phone=${PHONE}`, headers });

  test('that was just sent is not sent again, and the answer says when it may be', async () => {
    await send();
    await setClock('2025-11-18T10:30:20+08:00');
    const answer = await send();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '40']);
  });

  test('stands in the journal with its phone and time, and on the console of the hospital', async () => {
    const lines: string[] = [];
    const log: FastifyBaseLogger = {
      ...createConsoleLog(),
      info: (line: unknown) => void lines.push(String(line)),
      child: () => log,
    };
    const other = await openHospital({ logger: log });
    const url = `/api/v2/users/operation_users/codes?phone=${PHONE}`;
    expect((await call(other.app, 'GET', url)).body).toEqual({ expires_in: 300 });
    const { body } = await call(other.app, 'GET', '/__mock/journal');
    const entry = (body as { data: { kind: string; code?: string; phone?: string; timeMs?: number }[] }).data.find(
      ({ kind }) => kind === 'code',
    );
    expect(entry).toMatchObject({ phone: PHONE, code: expect.stringMatching(/^\d{6}$/) as string });
    expect(lines).toContain(`${PHONE} 的验证码：${entry?.code ?? ''}`);
    await other.close();
  });
});

describe('another password', () => {
  const change = (next: string, headers: Headers, old = demoPassword) =>
    post('/api/v2/users/password', { old_password: old, new_password: next }, headers);

  test.each([
    ['a234567', false],
    ['a2345678', true],
    [`a2${'字'.repeat(62)}`, true],
    [`a2${'字'.repeat(63)}`, false],
    ['abcdefgh', false],
    ['12345678', false],
    ['１２３４５６７８a', false],
    ['Z2345678', true],
    ['7654321z', true],
    ['abc\n1234', true],
  ])('%j counts: %s', async (next, isTaken) => {
    const doctor = await signIn(app, 'doctor', world);
    expect(await change(next, doctor)).toMatchObject(
      isTaken ? { status: 200, body: {} } : { status: 400, body: { message: '密码应为 8 至 64 位，含字母与数字' } },
    );
    expect((await login({ user_name: 'doctor', password: next })).status).toBe(isTaken ? 200 : 400);
    expect((await login({ user_name: 'doctor', password: demoPassword })).status).toBe(isTaken ? 400 : 200);
  });

  test('is another one', async () => {
    expect(await change(demoPassword, await signIn(app, 'doctor', world))).toMatchObject({
      status: 400,
      body: { message: '新密码不能与原密码相同' },
    });
  });

  test('has a salt of its own: two accounts with one password look different', async () => {
    for (const name of ['doctor', 'doctor2']) await change('jianwei-2025', await signIn(app, name, world));
    const rows = hospital.worlds
      .get(world['x-mock-world'] ?? '')
      ?.db.prepare(`SELECT password_salt, password_hash FROM account WHERE user_name IN ('doctor', 'doctor2')`)
      .all();
    expect(rows).toHaveLength(2);
    expect(new Set(rows?.flatMap((row) => Object.values(row))).size).toBe(4);
    for (const row of rows ?? []) expect(row['password_salt']).toMatch(/^[\da-f]{32}$/);
  });

  test('ends the duty to change the first one', async () => {
    const administrator = await signIn(app, 'account', world);
    const path = '/api/v2/users/accounts/u-doctor';
    const { account } = await get<{ account: Account }>(path, administrator);
    const { body } = await post(`${path}/password`, { revision: account.revision }, administrator);
    const { password } = body as { password: string };
    const first = (await login({ user_name: 'doctor', password })).body as { token: string };
    expect(first).toMatchObject({ must_change_password: true });
    const headers = { ...world, authorization: `Bearer ${first.token}` };
    expect((await change('jianwei-2025', headers, password)).status).toBe(200);
    expect(await get('/api/v2/users/session', headers)).not.toHaveProperty('must_change_password');
  });
});

test('a name that nobody has gets a number that is steady, and its own', async () => {
  const phoneOf = async (name: string) =>
    (await get<{ phone: string }>(`/api/v2/users/operation_users/phone?user_name=${name}`, world)).phone;
  const names = ['nobody', 'somebody', 'noone', 'anyone', 'x1', 'x2'];
  const phones = await Promise.all(names.map(phoneOf));
  for (const phone of phones) expect(phone).toMatch(/^199\*{4}\d{4}$/);
  expect(new Set(phones).size).toBeGreaterThan(3);
  expect(await Promise.all(names.map(phoneOf))).toEqual(phones);
});
