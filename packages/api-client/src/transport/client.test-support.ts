import { developmentKey } from '@jianwei/wire-cipher/development-key';
import { createWebCryptoEngine } from '@jianwei/wire-cipher/web-crypto-engine';
import { ApiError } from './api-error.ts';
import { createFakeBackend } from './fake-backend.test-support.ts';
import type { Reactions } from './reactions.ts';
import type { ReloadStorage } from './reload-guard.ts';
import type { RequestConfig, RequestOptions } from './request-config.ts';
import { createTransport, type TransportConfig } from './transport.ts';

/** A tab's storage in memory. */
export function memoryStorage(): ReloadStorage {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

/** A client that speaks the real cipher to a fake backend, with a session and recorded reactions. */
export function createClient(overrides: Partial<TransportConfig> = {}) {
  const backend = createFakeBackend();
  const session: { token: string | undefined } = { token: 'token-1' };
  const asked: string[] = [];
  const reactions: Reactions = {
    notify: (message) => asked.push(`notify ${message}`),
    onSessionEnd: () => asked.push('session end'),
    onBlacklisted: (status, message) => asked.push(`blacklisted ${status} ${message ?? '(configured text)'}`),
    onReload: () => asked.push('reload'),
  };
  const transport = createTransport({
    backendServer: 'http://hospital.test',
    reactions,
    token: () => session.token,
    cipher: createWebCryptoEngine(developmentKey),
    reloadStorage: memoryStorage(),
    fetch: backend.fetch,
    ...overrides,
  });

  const request = <T = unknown>(config: RequestConfig, options?: RequestOptions) =>
    transport.request<T>(config, options);

  return {
    backend,
    session,
    /** What the application was asked to do, in order. */
    asked,
    reactions,
    request,
    get: (url: string, more: Partial<RequestConfig> = {}, options?: RequestOptions) =>
      request({ url, method: 'GET', ...more }, options),
    post: (url: string, data?: unknown, options?: RequestOptions) => request({ url, method: 'POST', data }, options),
    /** The ApiError of a call that must fail. */
    failureOf: async (call: Promise<unknown>): Promise<ApiError> => {
      const outcome: unknown = await call.then(
        (value) => new Error(`answered ${JSON.stringify(value)}`),
        (error: unknown) => error,
      );
      if (outcome instanceof ApiError) return outcome;
      throw new Error('not an ApiError', { cause: outcome });
    },
  };
}
