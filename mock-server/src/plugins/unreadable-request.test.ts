import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { developmentKey } from '@jianwei/wire-cipher/development-key';
import { createNodeEngine } from '@jianwei/wire-cipher/node-engine';
import { call, openFileHospital } from '../hospital.test-support.ts';

const engine = createNodeEngine(developmentKey);
const hospital = await openFileHospital({ wire: 'encrypted' });
let port: number;

beforeAll(async () => {
  port = Number(new URL(await hospital.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

/** What comes back for bytes that no HTTP client would send, head and body. */
async function sendBytes(text: string): Promise<{ head: string; body: unknown }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

test.each([
  ['an address that cannot be decoded', '/api/v2/model/grace/%zz'],
  ['an id longer than any', `/api/v2/model/grace/${'P'.repeat(501)}`],
])('%s is a path that is not there, sealed like every other answer', async (_what, path) => {
  const { status, body } = await call(hospital.app, 'GET', path);
  expect(status).toBe(404);
  const text = engine.openSync((body as { data: string }).data);
  expect(JSON.parse(text)).toEqual({ status: 404, message: `请求地址出错: ${path}` });
});

test('what is exempt from the cipher is refused in plain JSON', async () => {
  const { statusCode, headers, payload } = await hospital.app.inject('/api/v2/images/roc/%zz?size=1');
  expect([statusCode, headers['x-content-type-options']]).toEqual([404, 'nosniff']);
  expect(JSON.parse(payload)).toEqual({ status: 404, message: '请求地址出错: /api/v2/images/roc/%zz' });
});

test.each(['/docs/static/../x', '/docs/static/%2e%2e/x', '/docs/static/..%5cx', '/docs/static/a%00b'])(
  '%s is no file of the documentation',
  async (path) => {
    const { head, body } = await sendBytes(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(head).toContain('HTTP/1.1 404 Not Found');
    expect(head).toContain('x-content-type-options: nosniff');
    expect(body).toEqual({ status: 404, message: `请求地址出错: ${path}` });
  },
);

test('a head that is too long, and bytes that are no HTTP, are refused in the form of the contract', async () => {
  const long = await sendBytes(`GET /api/v2/reports?keyword=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
  expect(long.head).toContain('HTTP/1.1 400 Bad Request');
  expect(long.head).toContain('Connection: close');
  expect(long.head).toContain('X-Content-Type-Options: nosniff');
  expect(long.body).toEqual({ status: 400, message: '请求地址或请求头过长' });
  const noise = await sendBytes('检验报告\r\n\r\n');
  expect(noise.head).toContain('HTTP/1.1 400');
  expect(noise.body).toEqual({ status: 400, message: '请求无法识别' });
});

test('what Node would refuse by itself is answered in the form of the contract too', async () => {
  const strange = await sendBytes('GET / HTTP/1.1\r\nHost: a\r\nExpect: 200-maybe\r\nConnection: close\r\n\r\n');
  expect(strange.head).toContain('HTTP/1.1 400 Bad Request');
  expect(strange.head).toContain('x-content-type-options: nosniff');
  expect(strange.body).toMatchObject({ status: 400, message: '请求无法识别' });
  const nameless = await sendBytes('GET /nowhere HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect(nameless.head).toContain('HTTP/1.1 404 Not Found');
  expect(nameless.head).toContain('x-content-type-options: nosniff');
  // Who names no host may not be of this machine.
  const control = await sendBytes('GET /__mock/journal HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect(control.body).toEqual({ status: 403, message: '控制接口只对本机和允许的来源开放' });
});
