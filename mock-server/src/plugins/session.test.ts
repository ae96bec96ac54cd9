import { describe, expect, test } from 'vitest';
import {
  call,
  openFileHospital,
  openHospital,
  openWorld,
  signIn,
  testClock,
  type Headers,
} from '../hospital.test-support.ts';

const hospital = await openFileHospital();

const unauthorized = { status: 401, message: '未授权，请登录' };

test.each([
  ['no token', {}],
  ['an unknown token', { authorization: 'Bearer nobody' }],
  ['another scheme', { authorization: 'Basic ZG9jdG9yOngK' }],
])('%s is 401', async (_name, headers) => {
  const { status, body } = await call(hospital.app, 'GET', '/api/v2/license', headers);
  expect(status).toBe(401);
  expect(body).toEqual(unauthorized);
});

test('the scheme of a token is written in any case', async () => {
  const { authorization = '' } = await signIn(hospital.app, 'doctor');
  for (const scheme of ['bearer', 'BEARER', 'Bearer '])
    expect(
      (await call(hospital.app, 'GET', '/api/v2/license', { authorization: authorization.replace('Bearer', scheme) }))
        .status,
    ).toBe(200);
});

// covers B-7.4-05
test('logging out ends that session and no other', async () => {
  const [first, second] = [await signIn(hospital.app, 'doctor'), await signIn(hospital.app, 'doctor')];
  expect((await call(hospital.app, 'DELETE', '/api/v2/users/session', first)).body).toEqual({});
  expect((await call(hospital.app, 'GET', '/api/v2/license', first)).body).toEqual(unauthorized);
  expect((await call(hospital.app, 'GET', '/api/v2/license', second)).status).toBe(200);
});

describe('a session ends', () => {
  const read = async (headers: Headers) => (await call(hospital.app, 'GET', '/api/v2/license', headers)).status;
  const at = (headers: Headers, time: string) =>
    call(hospital.app, 'POST', '/__mock/clock', headers, { now: `2025-11-18T${time}+08:00`, ages_sessions: true });

  test('after thirty minutes without a call', async () => {
    const doctor = await signIn(hospital.app, 'doctor', await openWorld(hospital.app));
    for (const time of ['11:00:00', '11:30:00', '12:00:00']) {
      await at(doctor, time);
      expect(await read(doctor)).toBe(200);
    }
    await at(doctor, '12:30:01');
    expect(await read(doctor)).toBe(401);
    await at(doctor, '12:01:00');
    expect(await read(doctor)).toBe(401);
  });

  test('not by setting the clock of the hospital alone', async () => {
    const doctor = await signIn(hospital.app, 'doctor', await openWorld(hospital.app));
    for (const now of ['2026-11-18T10:30:00+08:00', '2024-11-18T10:30:00+08:00']) {
      await call(hospital.app, 'POST', '/__mock/clock', doctor, { now });
      expect(await read(doctor)).toBe(200);
    }
    await at(doctor, '10:30:00');
    expect(await read(doctor)).toBe(401);
  });

  test('twelve hours after the login, however busy it was', async () => {
    const doctor = await signIn(hospital.app, 'doctor', await openWorld(hospital.app));
    for (let minute = 25; minute <= 720; minute += 25) {
      await call(hospital.app, 'POST', '/__mock/clock', doctor, {
        now: new Date(Date.parse(testClock) + minute * 60_000).toISOString(),
        ages_sessions: true,
      });
      expect(await read(doctor)).toBe(200);
    }
    await at(doctor, '22:30:01');
    expect(await read(doctor)).toBe(401);
  });

  test('sooner or later where the server is told so', async () => {
    const strict = await openHospital({ sessionLimits: { lifetimeMinutes: 10, idleMinutes: 5 } });
    const doctor = await signIn(strict.app, 'doctor');
    const readAt = async (time: string) => {
      await call(strict.app, 'POST', '/__mock/clock', {}, { now: `2025-11-18T${time}+08:00`, ages_sessions: true });
      return (await call(strict.app, 'GET', '/api/v2/license', doctor)).status;
    };
    expect(await readAt('10:35:00')).toBe(200);
    expect(await readAt('10:40:00')).toBe(200);
    expect(await readAt('10:40:01')).toBe(401);
    await strict.close();
  });

  test('also for who leaves a screen open that asks by itself', async () => {
    const open = await openHospital({ sessionLimits: { lifetimeMinutes: 60, idleMinutes: 5 } });
    const doctor = await signIn(open.app, 'doctor');
    const askedAt = async (time: string) => {
      await call(open.app, 'POST', '/__mock/clock', {}, { now: `2025-11-18T${time}+08:00`, ages_sessions: true });
      return (await call(open.app, 'GET', '/api/v2/worklist/changes?version=older', doctor)).status;
    };
    expect(await askedAt('10:34:00')).toBe(200);
    expect(await askedAt('10:36:00')).toBe(401);
    await open.close();
  });

  test.each([
    ['locked', "UPDATE account SET state = 'locked' WHERE user_name = 'doctor'", 401, '账号已锁定，请联系账号管理员'],
    [
      'blacklisted',
      "UPDATE blacklist SET user_id = 'u-doctor' WHERE kind = 1001 AND ends = 'never'",
      200,
      '当前账号已被列入黑名单，请联系管理员',
    ],
    [
      'suspended',
      "UPDATE blacklist SET user_id = 'u-doctor' WHERE user_id = 'u-suspended'",
      200,
      '当前账号已被暂停使用，请联系管理员',
    ],
  ])('for an account that is %s meanwhile, at its next call', async (state, sql, status, message) => {
    const other = await openHospital();
    const doctor = await signIn(other.app, 'doctor');
    other.worlds.default.db.exec(sql);
    const body = { status: { locked: 401, blacklisted: 1001, suspended: 1002 }[state], message };
    const answer = await call(other.app, 'GET', '/api/v2/license', doctor);
    expect([answer.status, answer.body]).toEqual([status, body]);
    await other.close();
  });
});

test('who is not signed in is told so before the request is looked at', async () => {
  expect((await call(hospital.app, 'POST', '/api/v2/embed/actions', {}, {})).status).toBe(401);
  expect((await call(hospital.app, 'GET', '/api/v2/model/ckd/R1')).status).toBe(401);
});

test('a role without the right is refused with 400, so that its session lives on', async () => {
  const administrator = await signIn(hospital.app, 'account');
  const { status, body } = await call(hospital.app, 'GET', '/api/v2/reports', administrator);
  expect(status).toBe(400);
  expect(body).toEqual({ status: 400, message: '当前角色无权访问' });
  expect((await call(hospital.app, 'GET', '/api/v2/license', administrator)).status).toBe(200);
});

test.each(['lab', 'doctor', 'prompt'])('%s reads reports', async (userName) => {
  expect((await call(hospital.app, 'GET', '/api/v2/reports', await signIn(hospital.app, userName))).status).toBe(200);
});
