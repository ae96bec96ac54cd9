import { expect, test } from 'vitest';
import type { Handlers } from '../contract/handler.ts';
import { readDocument } from '../contract/document.ts';
import { readOperations, type ContractOperation } from '../contract/operations.ts';
import { BusinessStatus } from '../contract/refusal.ts';
import { sessionHandlers } from '../handlers/session.ts';
import { call, openFileHospital, openHospital, signIn } from '../hospital.test-support.ts';

const hospital = await openFileHospital();
const doctor = await signIn(hospital.app, 'doctor');

const loginPath = '/api/v2/users/operation_users/login';

test.each([
  ['POST', loginPath, { user_name: 5 }, 'user_name 的类型应为文本'],
  ['POST', loginPath, [], '请求内容缺失，或不是要求的格式'],
  ['POST', loginPath, undefined, '请求内容缺失，或不是要求的格式'],
  ['POST', '/api/v2/embed/actions', { extra_data: '{}' }, '缺少必填项：action_id'],
  ['POST', '/api/v2/embed/actions', { action_id: '41', extra_data: '{}' }, 'action_id 的类型应为整数'],
  ['GET', '/api/v2/system/es/lab_specimen_unit', undefined, '缺少必填项：type'],
  ['GET', '/api/v2/system/es/lab_specimen_unit?type=3', undefined, 'type 的取值应为：1、2'],
  ['GET', '/api/v2/system/es/lab_specimen_unit?type=1&page=-1', undefined, 'page 不能小于0'],
  ['GET', '/api/v2/system/es/lab_specimen_unit?type=1&page=x', undefined, 'page 的类型应为整数'],
  ['GET', '/api/v2/users/operation_users/phone?user_name=', undefined, 'user_name 不能为空'],
] as const)('%s %s with %j is 400 and names the field', async (method, url, body, message) => {
  const answer = await call(hospital.app, method, url, doctor, body);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ status: 400, message });
});

test.each([
  ['a read of somebody signed in', 'GET', '/api/v2/reports?page=0', doctor, 200],
  ['a link that nobody signed in opens', 'POST', '/api/v2/shared_reports/read', {}, 404],
  ['a code of a paper', 'GET', '/api/v2/papers/0000', {}, 404],
  ['a call without a session', 'GET', '/api/v2/reports?page=0', {}, 401],
] as const)('the answer to %s is kept nowhere', async (_what, method, url, headers, status) => {
  const payload = method === 'POST' ? { token: 'guessed' } : undefined;
  const answer = await hospital.app.inject({ method, url, headers, ...(payload && { payload }) });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
});

test('a body that is not JSON is 400, never 415', async () => {
  const { status, body } = await call(hospital.app, 'POST', loginPath, { 'content-type': 'text/plain' }, 'x');
  expect(status).toBe(400);
  expect(body).toEqual({ status: 400, message: '请求内容应为 JSON' });
});

test.each([
  ['POST', loginPath],
  ['POST', '/api/v2/plan/P1/delete'],
  ['DELETE', '/api/v2/users/session'],
] as const)('more than 8 MB are too much for %s %s', async (method, url) => {
  const { status, body } = await call(hospital.app, method, url, doctor, { a: 'x'.repeat(8 * 1024 * 1024) });
  expect(status).toBe(413);
  expect(body).toEqual({ status: 413, message: '请求内容过大' });
});

test.each([
  ['/api/v2/model/grace/measure', { age: 17 }, '年龄应在 18–120 岁之间'],
  ['/api/v2/plan/add', { plan_name: '名'.repeat(21), laboratories: [] }, '方案名称不能超过20个字'],
  ['/api/v2/model/covid19/P1001', { age: 200.5 }, '请填写0-200的年龄'],
])('%s with %j is refused in the words of the form', async (url, body, message) => {
  expect((await call(hospital.app, 'POST', url, doctor, body)).body).toEqual({ status: 400, message });
});

test.each([
  ['/api/v2/nothing', '/api/v2/nothing'],
  ['/api/v2/reports/?page=0', '/api/v2/reports/'],
  ['/nothing', '/nothing'],
])('the unknown path %s is 404 with a message', async (url, path) => {
  const { status, body } = await call(hospital.app, 'GET', url, doctor);
  expect(status).toBe(404);
  expect(body).toEqual({ status: 404, message: `请求地址出错: ${path}` });
});

// covers A-7-01
test('what reads and assesses reports is served under /api/v2 and nowhere else', async () => {
  const tags = ['analysis', 'reports', 'applications', 'knowledge', 'plans', 'blood-gas', 'grace', 'pleural', 'ckd'];
  tags.push('gastric', 'thyroid-followup', 'covid19');
  const specified = readOperations(readDocument()).filter(
    ({ tag, origin, operationId }) =>
      tags.includes(tag) && origin === 'specified' && operationId !== 'listPatientTaggedReports',
  );
  expect(new Set(specified.map(({ tag }) => tag))).toEqual(new Set(tags));
  const isServed = async (method: ContractOperation['method'], url: string) => {
    const { payload } = await hospital.app.inject({ method, url, headers: { ...doctor } });
    return !payload.includes('请求地址出错');
  };
  for (const { method, path } of specified) {
    const rest = path.replace('/api/v2', '').replaceAll(/\{\w+\}/g, '1');
    expect([path, await isServed(method, `/api/v2${rest}`)]).toEqual([path, true]);
    expect([path, await isServed(method, `/api/v1${rest}`)]).toEqual([path, false]);
    expect([path, await isServed(method, rest)]).toEqual([path, false]);
  }
});

// covers B-7.1-16
test('the cerebrospinal path is served clean; with the stray space it is 404, with or without a session', async () => {
  const clean = '/api/v2/model/cerebrospinal_analysis/R1';
  const unknownPath = { status: 404, body: { message: expect.stringContaining('请求地址出错') as string } };
  expect(await call(hospital.app, 'GET', clean, doctor)).not.toMatchObject(unknownPath);
  expect(await call(hospital.app, 'GET', `${clean}%20`, doctor)).toMatchObject(unknownPath);
  expect(await call(hospital.app, 'GET', `${clean}%20?x=1`)).toMatchObject(unknownPath);
  expect(await call(hospital.app, 'GET', `${clean}/history%20`, doctor)).toMatchObject(unknownPath);
  expect((await call(hospital.app, 'GET', '/api/v2/reports?keyword=a%20', doctor)).status).toBe(200);
});

test('an operation without a handler says so', async () => {
  const small = await openHospital({ handlers: sessionHandlers });
  const { status, body } = await call(small.app, 'GET', '/api/v2/license', await signIn(small.app, 'doctor'));
  expect(status).toBe(501);
  expect(body).toEqual({ status: 501, message: '服务未实现' });
  const { data } = (await call(small.app, 'GET', '/__mock/operations')).body as { data: object[] };
  expect(data).toContainEqual(expect.objectContaining({ operationId: 'getLicense', implemented: false }));
  await small.close();
});

test('the list of operations tells the 82 specified ones and what is implemented', async () => {
  interface Listed {
    operationId: string;
    method: string;
    path: string;
    origin: string;
    implemented: boolean;
  }
  const { data } = (await call(hospital.app, 'GET', '/__mock/operations')).body as { data: Listed[] };
  expect(data.filter(({ origin }) => origin === 'specified')).toHaveLength(82);
  expect(data.filter(({ origin, implemented }) => origin === 'specified' && !implemented)).toEqual([]);
  expect(new Set(data.map(({ operationId }) => operationId)).size).toBe(data.length);
  expect(data.find(({ operationId }) => operationId === 'login')).toEqual({
    operationId: 'login',
    method: 'POST',
    path: loginPath,
    origin: 'specified',
    implemented: true,
  });
  expect(data.find(({ operationId }) => operationId === 'listReports')?.origin).toBe('proposed');
});

test('an answer that the contract does not allow is a 500 that says where', async () => {
  const handlers: Handlers = {
    getLicense: () => JSON.parse('{"state":7}') as { state: 1 },
    getVersionItem: () => JSON.parse('{"version":"1"}') as { version: string; items: [] },
  };
  const wrong = await openHospital({ handlers });
  const version = await call(wrong.app, 'GET', '/api/v2/system/version/item');
  expect(version.status).toBe(500);
  expect(JSON.stringify(version.body)).toMatch(/getVersionItem 200.*items/);
  await wrong.close();
});

test('a business status is held against its schema', async () => {
  const handlers: Handlers = {
    ...sessionHandlers,
    getLicense: () => {
      throw new BusinessStatus(1003, '账号状态异常');
    },
  };
  const wrong = await openHospital({ handlers });
  const answer = await call(wrong.app, 'GET', '/api/v2/license', await signIn(wrong.app, 'doctor'));
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer.body)).toMatch(/getLicense 200.*status/);
  await wrong.close();
});

test('without the check a wrong answer passes', async () => {
  const handlers: Handlers = { getVersionItem: () => JSON.parse('{"version":"1"}') as { version: string; items: [] } };
  const unchecked = await openHospital({ handlers, validateResponses: false });
  expect((await call(unchecked.app, 'GET', '/api/v2/system/version/item')).status).toBe(200);
  await unchecked.close();
});

test('a handler that fails is a 500 without its inner message', async () => {
  const handlers: Handlers = {
    getVersionItem: () => {
      throw new TypeError('secret');
    },
  };
  const failing = await openHospital({ handlers });
  const { status, body } = await call(failing.app, 'GET', '/api/v2/system/version/item');
  expect(status).toBe(500);
  expect(body).toEqual({ status: 500, message: '服务器内部错误' });
  await failing.close();
});

test('the documentation is served from the same contract', async () => {
  const documented = await openHospital({ docs: true });
  const { body } = await call(documented.app, 'GET', '/docs/json');
  expect(body).toHaveProperty(['paths', loginPath, 'post', 'operationId'], 'login');
  expect((await call(documented.app, 'GET', '/docs/')).type).toContain('text/html');
  expect(JSON.stringify(body)).not.toContain('__mock');
  await documented.close();
});
