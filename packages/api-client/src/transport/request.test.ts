import { describe, expect, it, vi } from 'vitest';
import { configureTransport } from './configure.ts';
import { createFakeBackend, plain } from './fake-backend.test-support.ts';
import { request } from './request.ts';

const reactions = { notify: vi.fn(), onSessionEnd: vi.fn(), onBlacklisted: vi.fn(), onReload: vi.fn() };

describe('request', () => {
  it('needs a configured transport, then goes through the last one configured', async () => {
    expect(() => request({ url: '/api/v2/plan', method: 'GET' })).toThrow('configureTransport was not called');
    for (const name of ['first', 'second']) {
      const backend = createFakeBackend();
      backend.answer(plain({ name }));
      configureTransport({ backendServer: '', reactions, fetch: backend.fetch });
      expect(await request<{ name: string }>({ url: '/api/v2/plan', method: 'GET' })).toEqual({ name });
    }
  });
});

describe('a call that is to outlive the page', () => {
  it('tells the browser, the others do not', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({})));
    configureTransport({ backendServer: '', reactions, fetch });
    await request({ url: '/api/v2/plan/add', method: 'POST' }, { keepalive: true });
    await request({ url: '/api/v2/plan/add', method: 'POST' });
    expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, undefined]);
  });
});
