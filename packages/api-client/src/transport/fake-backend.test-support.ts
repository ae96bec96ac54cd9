import { envelopeBody } from '@jianwei/wire-cipher/cipher-engine';
import { developmentKey } from '@jianwei/wire-cipher/development-key';
import { createNodeEngine } from '@jianwei/wire-cipher/node-engine';

/** The cipher of the backend; a client with the development key reads and writes the same. */
const engine = createNodeEngine(developmentKey);

/** What the backend was asked. */
export interface SeenRequest {
  method: string;
  /** Address as fetched. */
  address: string;
  path: string;
  query: string;
  headers: Headers;
  /** Body as it was on the wire. */
  wireBody: string | undefined;
  /** Body after decryption, parsed. */
  body: unknown;
  signal: AbortSignal | null;
}

/** One answer: a response, or a failure of the network. */
export type Answer = (seen: SeenRequest) => Response | Promise<Response>;

export interface FakeBackend {
  fetch: typeof globalThis.fetch;
  seen: SeenRequest[];
  /** Answers of the calls to come, in order; the last one stays. */
  answer: (...answers: Answer[]) => void;
  /** Number of calls so far. */
  calls: () => number;
}

/** JSON, sealed. */
export function sealed(body: unknown, status = 200): Answer {
  return () => new Response(envelopeBody(engine.sealSync(JSON.stringify(body))), { status, headers: jsonHeaders });
}

/** JSON as it is. */
export function plain(body: unknown, status = 200): Answer {
  return () => new Response(JSON.stringify(body), { status, headers: jsonHeaders });
}

/** Text of a proxy or anything else that is not ours. */
export function raw(text: string | null, status = 200): Answer {
  return () => new Response(text, { status });
}

/** What fetch does when there is nobody to answer. */
export const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** An answer that waits until it is let go. */
export function held(answer: Answer): { answer: Answer; release: () => void } {
  const gate = Promise.withResolvers<undefined>();
  return {
    answer: async (seen) => {
      await untilAborted(gate.promise, seen.signal);
      return answer(seen);
    },
    release: () => gate.resolve(undefined),
  };
}

export function createFakeBackend(): FakeBackend {
  const seen: SeenRequest[] = [];
  let answers: Answer[] = [sealed({})];

  return {
    seen,
    calls: () => seen.length,
    answer: (...next) => (answers = next),
    fetch: async (input, init) => {
      const address = input instanceof Request ? input.url : input.toString();
      const { pathname, search } = new URL(address, 'http://page.test');
      const wireBody = typeof init?.body === 'string' ? init.body : undefined;
      const request: SeenRequest = {
        method: init?.method ?? 'GET',
        address,
        path: pathname,
        query: search,
        headers: new Headers(init?.headers),
        wireBody,
        body: wireBody === undefined ? undefined : unsealed(wireBody),
        signal: init?.signal ?? null,
      };
      request.signal?.throwIfAborted();
      seen.push(request);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === undefined) throw new Error('the fake backend has no answer');
      return answer(request);
    },
  };
}

const jsonHeaders = { 'Content-Type': 'application/json' };

function unsealed(wireBody: string): unknown {
  const outer = JSON.parse(wireBody) as { data?: unknown };
  return typeof outer.data === 'string' && outer.data.startsWith('v1.')
    ? JSON.parse(engine.openSync(outer.data))
    : outer;
}

function untilAborted(gate: Promise<undefined>, signal: AbortSignal | null): Promise<undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  gate.then(resolve, reject);
  return promise;
}
