import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CipherError, envelopeBody, isEnvelope } from '@jianwei/wire-cipher/cipher-engine';
import { createExemptList } from '@jianwei/wire-cipher/exempt-list';
import { createNodeEngine, type NodeEngine } from '@jianwei/wire-cipher/node-engine';
import { Refusal } from '../contract/refusal.ts';

export interface WireOptions {
  readonly wire: 'encrypted' | 'plain';
  /** Whether `x-wire: plain` may ask for plain bodies of one call. */
  readonly allowPlain: boolean;
  /** 32 bytes, or their base64. */
  readonly key: string | Uint8Array;
  /** Path patterns whose bodies are always plain, see `createExemptList`. */
  readonly exempt: readonly string[];
}

export interface Wire {
  /** Whether a path is on the exempt list. Templates (`{id}`) may be asked like paths. */
  isExempt(path: string): boolean;
  /** Whether the bodies of a call to a path that is not exempt are envelopes. */
  isEncrypted(request: FastifyRequest): boolean;
  /** The same of a call that reached no operation: control calls and exempt paths are plain. */
  isStrayEncrypted(request: FastifyRequest): boolean;
  /** The answer body that carries a JSON text (or its bytes). */
  seal(text: string | Uint8Array): string;
  /** The envelope of a text alone, as an address carries it. */
  envelope(text: string): string;
}

function openBody(engine: NodeEngine, body: unknown): string {
  if (!isEnvelope(body)) throw new Refusal('请求内容需要加密');
  try {
    return engine.openSync(body.data);
  } catch (error) {
    if (error instanceof CipherError) throw new Refusal('请求内容无法解密');
    throw error;
  }
}

/** Deeper than any body of the contract; far below where walking through a value recursively would fail. */
const MAX_DEPTH = 100;

/** Whether lists and objects stand in each other more than 100 deep. Brackets inside texts count nothing. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let place = 0; place < json.length; place += 1) {
    const char = json[place];
    if (isInText) {
      if (char === '\\') place += 1;
      else if (char === '"') isInText = false;
    } else if (char === '"') isInText = true;
    else if (char === '[' || char === '{') depth += 1;
    else if (char === ']' || char === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new Refusal('请求内容的层次过深');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal('请求内容不是有效的 JSON');
  }
}

/** Cuts a JSON text, or turns one character of an envelope, so that it can no longer be read. */
function garble(text: string): string {
  const middle = Math.floor(text.length / 2);
  if (!text.startsWith('{"data":"v')) return text.slice(0, middle);
  return `${text.slice(0, middle)}${text[middle] === 'A' ? 'B' : 'A'}${text.slice(middle + 1)}`;
}

/**
 * Opens request bodies and seals answers. Needs `request.isEncrypted` to be set before the body is read.
 * Throws RangeError when the key is not 32 bytes.
 */
export function installWire(app: FastifyInstance, options: WireOptions): Wire {
  const engine = createNodeEngine(options.key);
  const isExempt = createExemptList(options.exempt);
  const seal = (text: string | Uint8Array): string => envelopeBody(engine.sealSync(text));

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    try {
      if (text === '') {
        done(null, undefined);
        return;
      }
      const body = parseJson(text as string);
      done(null, request.isEncrypted ? parseJson(openBody(engine, body)) : body);
    } catch (error) {
      done(error as Error);
    }
  });

  app.addHook('onSend', (request, _reply, payload, done) => {
    let text = payload;
    if (request.isEncrypted && request.cachedAnswer === undefined && typeof text === 'string' && text !== '') {
      text = seal(text);
    }
    if (request.isGarbled && (typeof text === 'string' || Buffer.isBuffer(text))) text = garble(text.toString());
    done(null, text);
  });

  const isEncrypted = (request: FastifyRequest): boolean =>
    options.wire === 'encrypted' && !(options.allowPlain && request.headers['x-wire'] === 'plain');

  return {
    isExempt,
    isEncrypted,
    isStrayEncrypted: (request) => {
      const [path = ''] = (request.raw.url ?? '').split('?', 1);
      return path.startsWith('/api/') && !isExempt(path) && isEncrypted(request);
    },
    seal,
    envelope: (text) => engine.sealSync(text),
  };
}
