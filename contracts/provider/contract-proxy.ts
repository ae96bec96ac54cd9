import { createExemptList, defaultExempt, pathOf } from '@jianwei/wire-cipher/exempt-list';
import { createNodeEngine } from '@jianwei/wire-cipher/node-engine';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, type Listener } from './listen.ts';

/** An answer as it leaves the proxy. */
export interface PlainAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly content: string | Buffer;
}

export interface ContractProxyOptions {
  /** Address of the provider, without a trailing slash. */
  readonly target: string;
  /** `encrypted`: bodies are sealed on their way to the provider and opened on their way back. */
  readonly wire: 'encrypted' | 'plain';
  /** Base64 of the 32-byte wire key; needed for `encrypted`. */
  readonly key?: string;
  /** Sees each answer, opened, and says what the verifier gets in its place. */
  readonly passing?: (answer: PlainAnswer) => PlainAnswer;
  /** Headers to set in place of those of the pact, such as a real token; '' removes one. */
  readonly headersFor?: (headers: IncomingHttpHeaders) => Record<string, string> | Promise<Record<string, string>>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Opens a sealed answer; what is no envelope (an error page of a gateway) passes as it is when it is no success. */
async function openAnswer(answer: Response, open: (envelope: string) => Promise<string>): Promise<string> {
  const text = await answer.text();
  let data: unknown;
  try {
    data = (JSON.parse(text) as { data?: unknown }).data;
  } catch {
    // No JSON: no envelope either.
  }
  if (typeof data === 'string' && data.startsWith('v1.')) return open(data);
  if (answer.ok && text !== '') throw new Error('a success travelled unsealed on the encrypted wire');
  return text;
}

/**
 * Stands between Pact's verifier, which speaks plain bodies, and a provider: seals and opens bodies where the wire is
 * encrypted and puts real tokens in. A body that cannot be opened, or that should have been sealed, answers 502 with the
 * reason, so that its interaction fails.
 * @throws when the wire is encrypted and the key is missing or not the base64 of 32 bytes
 */
export async function startContractProxy(options: ContractProxyOptions): Promise<Listener> {
  const { target, wire, key, headersFor, passing = (plain) => plain } = options;
  if (wire === 'encrypted' && key === undefined) throw new Error('The encrypted wire needs a key.');
  const engine = wire === 'encrypted' ? createNodeEngine(key ?? '') : undefined;
  const isExempt = createExemptList(defaultExempt);

  async function pass(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const cipher = engine && !isExempt(pathOf(path)) ? engine : undefined;
    const body = await readBody(request);
    // A back end that speaks both (the mock hospital with --allow-plain) is told which; others do not know the header.
    const headers = new Headers(wire === 'plain' ? { 'x-wire': 'plain' } : {});
    for (const name of ['accept', 'authorization', 'content-type']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    for (const [name, value] of Object.entries((await headersFor?.(request.headers)) ?? {})) {
      if (value === '') headers.delete(name);
      else headers.set(name, value);
    }
    const sent = cipher && body !== '' ? JSON.stringify({ data: await cipher.seal(body) }) : body;
    const answer = await fetch(`${target}${path}`, {
      method: request.method ?? 'GET',
      headers,
      ...(sent === '' ? {} : { body: sent }),
    });
    // Exempt answers may be pictures: they pass as bytes.
    const content = cipher
      ? await openAnswer(answer, (envelope) => cipher.open(envelope))
      : Buffer.from(await answer.arrayBuffer());
    const plain = passing({
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? 'application/json',
      content,
    });
    reply.writeHead(plain.status, { 'content-type': plain.contentType }).end(plain.content);
  }

  return listen(
    createServer((request, reply) => {
      pass(request, reply).catch((error: unknown) => {
        const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
        reply
          .writeHead(502, { 'content-type': 'application/json' })
          .end(JSON.stringify({ message: `${String(error)}${cause}` }));
      });
    }),
  );
}
