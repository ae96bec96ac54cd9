import { expect, test } from 'vitest';
import { envelopeBody } from '@jianwei/wire-cipher/cipher-engine';
import { developmentKey } from '@jianwei/wire-cipher/development-key';
import { createNodeEngine } from '@jianwei/wire-cipher/node-engine';
import { call, openFileHospital, openHospital, type PlainAnswer, signIn } from '../hospital.test-support.ts';
import { demoPassword } from '../hospital/accounts.ts';

const engine = createNodeEngine(developmentKey);
const loginPath = '/api/v2/users/operation_users/login';
const credentials = { user_name: 'doctor', password: demoPassword };
const sealed = (value: unknown): string => envelopeBody(engine.sealSync(JSON.stringify(value)));
const opened = ({ body }: PlainAnswer): unknown => JSON.parse(engine.openSync((body as { data: string }).data));

const hospital = await openFileHospital({ wire: 'encrypted' });

test('bodies travel as envelopes both ways, refusals too', async () => {
  const answer = await call(hospital.app, 'POST', loginPath, {}, sealed(credentials));
  expect(answer.status).toBe(200);
  expect(answer.text).not.toContain('沈若溪');
  expect(opened(answer)).toMatchObject({ nickname: '沈若溪' });
  const refusal = await call(hospital.app, 'POST', loginPath, {}, sealed({ ...credentials, password: 'wrong' }));
  expect(refusal.status).toBe(400);
  expect(opened(refusal)).toEqual({ status: 400, message: '账号或密码错误' });
});

test('a cached answer is an envelope too', async () => {
  const { token } = opened(await call(hospital.app, 'POST', loginPath, {}, sealed(credentials))) as { token: string };
  const read = () => call(hospital.app, 'GET', '/api/v2/license', { authorization: `Bearer ${token}` });
  expect(opened(await read())).toEqual({ state: 1, limit: 180 });
  expect(opened(await read())).toEqual({ state: 1, limit: 180 });
});

test.each([
  [
    'a tampered envelope',
    (text: string) => text.replace(/.(?=.{12}"\}$)/, (last) => (last === 'A' ? 'B' : 'A')),
    '请求内容无法解密',
  ],
  ['an envelope that is cut short', (text: string) => `${text.slice(0, 40)}"}`, '请求内容无法解密'],
  ['a plain body', () => JSON.stringify(credentials), '请求内容需要加密'],
  ['something that is no JSON', () => 'user_name=doctor', '请求内容不是有效的 JSON'],
  [
    'an envelope of something that is no JSON',
    () => envelopeBody(engine.sealSync('doctor')),
    '请求内容不是有效的 JSON',
  ],
])('%s is refused with 400', async (_name, spoil, message) => {
  const answer = await call(hospital.app, 'POST', loginPath, {}, spoil(sealed(credentials)));
  expect(answer.status).toBe(400);
  expect(opened(answer)).toEqual({ status: 400, message });
});

test('a body sealed with another key is refused', async () => {
  const other = createNodeEngine(Buffer.alloc(32, 7));
  const answer = await call(
    hospital.app,
    'POST',
    loginPath,
    {},
    envelopeBody(other.sealSync(JSON.stringify(credentials))),
  );
  expect(answer.status).toBe(400);
});

test('exempt paths are plain both ways, whatever their query', async () => {
  const version = await call(hospital.app, 'GET', '/api/v2/system/version/item?x=1');
  expect(version.body).toMatchObject({ version: '1.0.0' });
  expect((await call(hospital.app, 'GET', '/api/v2/application/image/icon-grace')).type).toBe('image/svg+xml');
  expect((await call(hospital.app, 'GET', '/__mock/operations')).body).toHaveProperty('data');
});

test('the exempt list is configured', async () => {
  const other = await openHospital({ wire: 'encrypted', exempt: ['/api/v2/users/**'] });
  expect((await call(other.app, 'POST', loginPath, {}, credentials)).body).toMatchObject({ nickname: '沈若溪' });
  expect(opened(await call(other.app, 'GET', '/api/v2/system/version/item'))).toMatchObject({ version: '1.0.0' });
  await other.close();
});

test('an unknown path is refused inside an envelope', async () => {
  expect(opened(await call(hospital.app, 'GET', '/api/v2/nothing?x=1'))).toEqual({
    status: 404,
    message: '请求地址出错: /api/v2/nothing',
  });
});

test('x-wire: plain is heard only where it is allowed', async () => {
  const plainly = { 'x-wire': 'plain' };
  expect((await call(hospital.app, 'POST', loginPath, plainly, credentials)).status).toBe(400);
  const open = await openHospital({ wire: 'encrypted', allowPlain: true });
  const doctor = await signIn(open.app, 'doctor', plainly);
  expect((await call(open.app, 'GET', '/api/v2/license', doctor)).body).toEqual({ state: 1, limit: 180 });
  await open.close();
});

test('a key of another length does not start', async () => {
  await expect(openHospital({ wire: 'encrypted', key: 'c2hvcnQ=' })).rejects.toThrow(RangeError);
});

test('a body that is nested deeper than any of the contract is refused before anything walks through it', async () => {
  const nested = (depth: number): string => `{"user_name":"[[{\\"[","x":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const send = (text: string) => call(hospital.app, 'POST', loginPath, {}, envelopeBody(engine.sealSync(text)));
  expect(opened(await send(nested(99)))).toEqual({ status: 400, message: '请输入密码' });
  expect(opened(await send(nested(100)))).toEqual({ status: 400, message: '请求内容的层次过深' });
  expect(opened(await send(nested(50_000)))).toEqual({ status: 400, message: '请求内容的层次过深' });
});
