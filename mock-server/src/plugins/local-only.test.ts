import { expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';

const allowedOrigin = 'http://ward.example:5173';

const hospital = await openFileHospital({ allowOrigins: [allowedOrigin] });

interface Caller {
  readonly address?: string;
  readonly origin?: string;
  readonly host?: string;
}

async function statusOf(
  url: string,
  { address = '127.0.0.1', origin, host = 'localhost:4010' }: Caller,
): Promise<number> {
  const headers = { host, ...(origin === undefined ? {} : { origin }), 'x-mock-world': 'default' };
  return (await hospital.app.inject({ method: 'GET', url, headers, remoteAddress: address })).statusCode;
}

test.each<[string, Caller, number]>([
  ['this machine', {}, 200],
  ['this machine over IPv6', { address: '::1', host: '[::1]:4010' }, 200],
  ['a page of this machine', { origin: 'http://localhost:5173' }, 200],
  ['an allowed origin from elsewhere', { address: '10.0.0.9', origin: allowedOrigin, host: '10.0.0.2:4010' }, 200],
  ['another machine', { address: '10.0.0.9' }, 403],
  ['a page of another site in this machine’s browser', { origin: 'https://evil.example' }, 403],
  ['a page without an origin of its own', { origin: 'null' }, 403],
  ['a foreign name pointed to this machine', { host: 'evil.example:4010' }, 403],
])('%s: control surface and world header', async (_name, caller, status) => {
  expect(await statusOf('/__mock/journal', caller)).toBe(status);
  expect(await statusOf('/api/v2/system/version/item', caller)).toBe(status);
});

test('without a world header another machine may use the interface', async () => {
  const { statusCode } = await hospital.app.inject({ url: '/api/v2/system/version/item', remoteAddress: '10.0.0.9' });
  expect(statusCode).toBe(200);
});

test('only allowed origins may read answers from a page', async () => {
  const ask = (origin: string) =>
    hospital.app.inject({
      method: 'OPTIONS',
      url: '/api/v2/license',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    });
  expect((await ask(allowedOrigin)).headers['access-control-allow-origin']).toBe(allowedOrigin);
  expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
});
