import { envelopeBody, type CipherEngine } from '@jianwei/wire-cipher/cipher-engine';
import { ApiError, type ApiErrorFacts } from './api-error.ts';
import { checkAnswer } from './check-answer.ts';
import { catalogueRow, failureText } from './error-catalogue.ts';
import { readAnswer } from './read-answer.ts';
import type { RequestConfig } from './request-config.ts';

/** One call made ready to send. */
export interface Exchange {
  config: RequestConfig;
  /** Path of the contract, no host and no query: what messages may show. */
  path: string;
  /** Where it goes: backend address, path and query. */
  address: string;
  headers: Headers;
  /** The engine of a call whose bodies are encrypted; undefined where they travel plain. */
  cipher: CipherEngine | Promise<CipherEngine> | undefined;
  mayBeEmpty: boolean;
  /** Goes on when the page goes. */
  keepalive?: boolean | undefined;
  /** Is told the headers of whatever was answered. */
  onHeaders: (headers: Headers) => void;
  fetch: typeof globalThis.fetch;
}

/** Gives each caller its own copy of an answer's body. */
export type TakeBody = () => unknown;

/**
 * Encrypt, fetch, decrypt, judge, check. There is no time limit of ours.
 * @throws ApiError for everything that can go wrong on the way; what the signal says when it aborts.
 */
export async function exchange(call: Exchange, signal: AbortSignal | undefined): Promise<TakeBody> {
  const { config, path, headers } = call;
  const fail = (facts: Pick<ApiErrorFacts<unknown>, 'kind'> & Partial<ApiErrorFacts<unknown>>) => {
    signal?.throwIfAborted();
    const message = failureText(catalogueRow(facts), path, facts.serverMessage);
    return new ApiError({ ...facts, message, url: path, method: config.method });
  };

  const init: RequestInit = { method: config.method, headers, signal: signal ?? null };
  if (call.keepalive === true) init.keepalive = true;
  let engine: CipherEngine | undefined;
  const plainBody = config.data === undefined ? undefined : JSON.stringify(config.data);
  try {
    engine = await call.cipher;
    if (plainBody !== undefined) {
      init.body = engine === undefined ? plainBody : envelopeBody(await engine.seal(plainBody));
      headers.set('Content-Type', 'application/json');
    }
  } catch (cause) {
    throw fail({ kind: 'cipher', cause });
  }

  // On their way while the answer is; an answer that nobody can check is not shown.
  const loadedChecks = Promise.resolve(config.checks?.() ?? []);
  loadedChecks.catch(() => undefined);

  const wantsBlob = config.responseType === 'blob' && engine === undefined;
  // Patient data does not belong in the browser's cache, and an acting GET must never be answered from it.
  if (!wantsBlob) init.cache = 'no-store';

  let answer: { status: number; isOk: boolean; text: string };
  try {
    const response = await call.fetch(call.address, init);
    call.onHeaders(response.headers);
    if (wantsBlob && response.ok) {
      const blob = await response.blob();
      return () => blob;
    }
    answer = { status: response.status, isOk: response.ok, text: await response.text() };
  } catch (cause) {
    throw fail({ kind: 'network', cause });
  }

  const reading = await readAnswer(answer, { engine, mayBeEmpty: call.mayBeEmpty });
  if (reading.failure !== undefined) throw fail(reading.failure);
  const checks = await loadedChecks.catch((cause: unknown) => {
    throw fail({ kind: 'network', cause });
  });
  const take = checkAnswer(checks, { method: config.method, path, ...reading });
  if (take === undefined) throw fail({ kind: 'cipher', status: answer.status });
  return take;
}
