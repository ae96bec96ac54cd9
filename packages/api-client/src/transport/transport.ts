import type { CipherEngine } from '@jianwei/wire-cipher/cipher-engine';
import { createExemptList, defaultExempt, pathOf } from '@jianwei/wire-cipher/exempt-list';
import { ApiError } from './api-error.ts';
import { exchange, type Exchange, type TakeBody } from './exchange.ts';
import { createFailureHandler } from './failure-handler.ts';
import { createGetCache } from './get-cache.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { queryOf } from './query-params.ts';
import { isMadeAhead } from './quiet-calls.ts';
import type { Reactions } from './reactions.ts';
import { createReloadGuard, type ReloadStorage } from './reload-guard.ts';
import type { RequestConfig, RequestOptions } from './request-config.ts';
import { isActingGet } from './special-calls.ts';

export interface TransportConfig {
  /** Address of the back end; '' for the page's own. One trailing slash is trimmed. */
  backendServer: string;
  reactions: Reactions;
  /** The session token, asked for at every call; no session (undefined or ''), no Authorization header. */
  token?: (() => string | undefined) | undefined;
  /** Word before the token in the Authorization header, `Bearer` unless told otherwise; '' sends the bare token. */
  authScheme?: string | undefined;
  /** Patterns of paths that travel plain both ways; see `createExemptList`. */
  exempt?: readonly string[] | undefined;
  /** The engine, or its promise (`pickEngine`); without one every body travels plain. */
  cipher?: CipherEngine | Promise<CipherEngine> | undefined;
  /** World of the mock hospital, sent as `x-mock-world`. */
  world?: string | undefined;
  /** Headers of every call, such as `x-wire: plain`. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Where the loop guard of HTTP 422 remembers reloads; the tab's sessionStorage unless told otherwise. */
  reloadStorage?: ReloadStorage | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
}

/** What the session of the call may do now: role and column permissions, joined by commas. */
const RIGHTS_HEADER = 'x-session-rights';

/** Grows whenever a model or an application is switched. */
const OFFER_HEADER = 'x-offer-revision';

export interface Transport {
  request<T>(config: RequestConfig, options?: RequestOptions): Promise<T>;
}

/**
 * The way of a request: drop empty query parameters, GET cache and sharing, Authorization, encrypt, fetch, decrypt, business
 * status, HTTP status, then a typed answer, or an ApiError and its reaction.
 */
export function createTransport(config: TransportConfig): Transport {
  const now = config.now ?? Date.now;
  const token = () => config.token?.() || undefined;
  const backend = config.backendServer.replace(/\/$/, '');
  const isExempt = createExemptList(config.exempt ?? defaultExempt);
  const cache = createGetCache<TakeBody>(now);
  const keys = createIdempotencyKeys(now);
  const failures = createFailureHandler({
    reactions: config.reactions,
    token,
    mayReload: createReloadGuard(() => config.reloadStorage ?? tabStorage(), now),
    clearCache: cache.invalidate,
  });
  let offer: { readonly token: string; readonly revision: number } | undefined;
  /** The first answer of a session says what its reader knows; a smaller number comes with an answer that was overtaken. */
  const followOffer = (revision: number, session: string) => {
    const isChanged = offer?.token === session && revision > offer.revision;
    if (offer?.token !== session || isChanged) offer = { token: session, revision };
    if (!isChanged) return;
    cache.invalidate();
    config.reactions.onOfferChange?.();
  };
  // An engine that cannot be had fails each call that needs it; the promise alone must not count as unhandled.
  Promise.resolve(config.cipher).catch(() => undefined);

  function headersOf(call: RequestConfig, sessionToken: string | undefined): Headers {
    const headers = new Headers(config.headers);
    headers.set('Accept', call.responseType === 'blob' ? '*/*' : 'application/json');
    for (const [name, value] of Object.entries(call.headers ?? {})) headers.set(name, value);
    // Set by the exchange when there is a body; a server refuses a JSON call without one.
    headers.delete('Content-Type');
    if (config.world !== undefined) headers.set('x-mock-world', config.world);
    if (sessionToken !== undefined)
      headers.set('Authorization', `${config.authScheme ?? 'Bearer'} ${sessionToken}`.trim());
    return headers;
  }

  async function send(
    call: RequestConfig,
    path: string,
    sessionToken: string | undefined,
    { keepalive }: RequestOptions,
  ): Promise<TakeBody> {
    const query = queryOf(call.params);
    const isGet = call.method === 'GET';
    const isActing = isActingGet({ method: call.method, path });
    const headers = headersOf(call, sessionToken);
    const ready: Exchange = {
      config: call,
      path,
      address: `${backend}${call.url}${query.size > 0 ? `?${query.toString()}` : ''}`,
      headers,
      cipher: isExempt(path) ? undefined : config.cipher,
      mayBeEmpty: !isGet || isActing,
      keepalive,
      onHeaders: (answered) => {
        const rights = answered.get(RIGHTS_HEADER);
        if (rights !== null && sessionToken !== undefined) config.reactions.onRights?.(rights, sessionToken);
        const revision = answered.get(OFFER_HEADER);
        if (revision !== null && sessionToken !== undefined) followOffer(Number(revision), sessionToken);
      },
      fetch: config.fetch ?? ((...args) => globalThis.fetch(...args)),
    };
    const work = (signal: AbortSignal | undefined) => exchange(ready, signal);
    if (call.method === 'POST') {
      const content = JSON.stringify([sessionToken, ready.address, call.data]);
      return keys.send(content, (key) => {
        headers.set('Idempotency-Key', key);
        return cache.write(() => work(call.signal));
      });
    }
    if (!isGet) return cache.write(() => work(call.signal));
    query.sort();
    const key = JSON.stringify([call.url, query.toString(), [...headers]]);
    return isActing ? cache.act(key, work, call.signal) : cache.read(key, work, call.signal);
  }

  return {
    async request<T>(call: RequestConfig, options: RequestOptions = {}): Promise<T> {
      call.signal?.throwIfAborted();
      const path = pathOf(call.url);
      const session = failures.mark();
      const isQuiet = options.suppress === true || isMadeAhead();
      try {
        const take = await send(call, path, options.token ?? session.token, options);
        // The contract says what the body is; server answers are checked against it where they are made.
        return take() as T;
      } catch (error) {
        if (error instanceof ApiError) {
          const request = `${call.method} ${call.url}?${queryOf(call.params).toString()}`;
          failures.handle(error, { method: call.method, path, request, isQuiet, session });
        }
        throw error;
      }
    },
  };
}

function tabStorage(): ReloadStorage | undefined {
  // Reading it throws where the browser forbids storage; the guard takes that for having none.
  return globalThis.sessionStorage;
}
