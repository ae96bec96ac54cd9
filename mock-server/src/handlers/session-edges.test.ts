import type { AuthInfo } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '../hospital/accounts.ts';
import { call, type Headers, openFileHospital, openWorld, type PlainAnswer, signIn } from '../hospital.test-support.ts';

const hospital = await openFileHospital();
const SESSION = '/api/v2/users/session';
let world: Headers;
beforeEach(async () => {
  world = await openWorld(hospital.app);
});

const post = (path: string, body: object): Promise<PlainAnswer> => call(hospital.app, 'POST', path, world, body);
async function logins(): Promise<Record<string, unknown>[]> {
  const headers = await signIn(hospital.app, 'log', world);
  const { status, body, text } = await call(hospital.app, 'GET', '/api/v2/logs?kind=login&page_size=50', headers);
  expect(status, text).toBe(200);
  return (body as { data: Record<string, unknown>[] }).data;
}

describe('who is signed in', () => {
  test('is asked with the token, and answered as at the login', async () => {
    const { body } = await post('/api/v2/users/operation_users/login', {
      user_name: 'doctor',
      password: demoPassword,
    });
    const signedIn = body as AuthInfo;
    expect(signedIn).not.toHaveProperty('must_change_password');
    expect(signedIn).not.toHaveProperty('mode');
    const headers = { ...world, authorization: `Bearer ${signedIn.token}` };
    expect(await call(hospital.app, 'GET', SESSION, headers)).toMatchObject({ status: 200, body: signedIn });
    expect((await call(hospital.app, 'DELETE', SESSION, headers)).body).toEqual({});
    expect((await call(hospital.app, 'GET', SESSION, headers)).status).toBe(401);
  });

  test('stands in the log of logins, how it ended and under which name', async () => {
    await post('/api/v2/users/operation_users/login', { user_name: 'nobody', password: 'wrong' });
    await post('/api/v2/users/operation_users/login', { user_name: 'suspended', password: demoPassword });
    await post('/api/v2/users/operation_users/login', { phone: '19912345678', code: '000000' });
    await post('/api/v2/users/operation_users/login', { user_name: 'doctor', password: demoPassword });
    const text = JSON.stringify(await logins());
    for (const told of ['账号或密码错误', 'nobody', '拒绝 1002', '199****5678', '验证码错误或已过期', '沈若溪', '成功'])
      expect(text).toContain(told);
    expect(text).not.toContain('19912345678');
  });
});

describe('a ticket', () => {
  const ticketFor = async (more: object = {}): Promise<string> => {
    const { status, body, text } = await post('/__mock/tickets', { user_name: 'doctor', ...more });
    expect(status, text).toBe(201);
    return (body as { ticket: string }).ticket;
  };
  const enter = async (issued: object, asked: object): Promise<PlainAnswer> =>
    post(`${SESSION}/embed`, { ticket: await ticketFor(issued), ...asked });

  test.each([
    ['for nothing opens whatever is asked', {}, { patient_id: 'P1001', report_id: 'R1001-01' }],
    ['for a patient needs not be told of it again', { patient_id: 'P1004' }, {}],
    ['for a patient takes an empty one as none', { patient_id: 'P1004' }, { patient_id: '' }],
    [
      'for a patient and a report opens both',
      { patient_id: 'P1004', report_id: 'R1004-01' },
      { patient_id: 'P1004', report_id: 'R1004-01' },
    ],
  ])('%s', async (_what, issued, asked) => {
    expect(await enter(issued, asked)).toMatchObject({ status: 200, body: { user_id: 'u-doctor' } });
  });

  test.each([
    ['another patient', { patient_id: 'P1004' }, { patient_id: 'P1001' }],
    ['another report', { report_id: 'R1004-01' }, { report_id: 'R1001-01' }],
    ['another mode', { mode: 'embedded' }, { mode: 'patch' }],
  ])('opens not %s, in one text for all', async (_what, issued, asked) => {
    expect(await enter(issued, asked)).toMatchObject({
      status: 401,
      body: { message: '登录票据无效或已过期，请重新从院内系统打开' },
    });
  });

  test('has the mode that it was issued with, else the one that is asked, else none', async () => {
    expect((await enter({ mode: 'patch' }, {})).body).toMatchObject({ mode: 'patch' });
    expect((await enter({}, { mode: 'embedded' })).body).toMatchObject({ mode: 'embedded' });
    expect((await enter({}, {})).body).not.toHaveProperty('mode');
  });

  test('that was never issued stands in the log as the other system’s', async () => {
    expect((await post(`${SESSION}/embed`, { ticket: 'x'.repeat(32) })).status).toBe(401);
    expect(JSON.stringify(await logins())).toContain('院内系统');
  });
});
