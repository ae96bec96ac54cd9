import { expect, test } from 'vitest';
import { call, openFileHospital, signIn } from '../hospital.test-support.ts';

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
