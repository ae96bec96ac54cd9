import { CipherError, isEnvelope, type CipherEngine } from '@jianwei/wire-cipher/cipher-engine';
import type { ApiErrorFacts } from './api-error.ts';
import { isListedBusinessStatus } from './error-catalogue.ts';

export interface RawAnswer {
  status: number;
  isOk: boolean;
  text: string;
}

export interface AnswerRules {
  /** The engine of a call whose bodies are encrypted; undefined where they travel plain. */
  engine: CipherEngine | undefined;
  /** Whether a success without content is an answer (writes) or a broken one (reads, other than 204 and 205). */
  mayBeEmpty: boolean;
}

export type AnswerFailure = Pick<
  ApiErrorFacts<unknown>,
  'kind' | 'status' | 'businessStatus' | 'serverMessage' | 'body' | 'cause'
>;

/** A success with its body and the text that body was read from. */
export type Reading = { failure?: never; json: string; body: unknown } | { failure: AnswerFailure };

/**
 * Decrypts an answer and judges it: a listed business status first, whatever the HTTP status; then the HTTP status; then
 * whether the body could be read at all; then any other business status.
 *
 * An answer that is no envelope where one is due (a proxy's error page, a gateway's own JSON) is judged as it is, not
 * decrypted. With a successful HTTP status it still is a failure, of kind `cipher`: unsealed content is never taken for data.
 */
export async function readAnswer(
  { status, isOk, text }: RawAnswer,
  { engine, mayBeEmpty }: AnswerRules,
): Promise<Reading> {
  if (isOk && text === '' && (mayBeEmpty || status === 204 || status === 205)) {
    return { json: text, body: undefined };
  }
  const { json, body, cause } = await unsealed(text, engine);
  const businessStatus = numberField(body, 'status');
  const facts = { status, businessStatus, serverMessage: messageOf(body), body, cause };
  if (isListedBusinessStatus(businessStatus)) return { failure: { ...facts, kind: 'business' } };
  if (!isOk) return { failure: { ...facts, kind: 'http' } };
  if (cause !== undefined) return { failure: { ...facts, kind: 'cipher' } };
  // The contract keeps a top-level status out of success bodies, so its presence is a failure.
  if (businessStatus !== undefined) return { failure: { ...facts, kind: 'business' } };
  return { json, body };
}

interface Unsealed {
  json: string;
  body: unknown;
  /** Why the body cannot be trusted or read. */
  cause?: unknown;
}

async function unsealed(text: string, engine: CipherEngine | undefined): Promise<Unsealed> {
  const outer = parsed(text);
  if (engine === undefined) return outer;
  if (!isEnvelope(outer.body)) return { ...outer, cause: new CipherError('not-an-envelope') };
  try {
    return parsed(await engine.open(outer.body.data));
  } catch (cause) {
    return { json: text, body: undefined, cause };
  }
}

function parsed(json: string): Unsealed {
  try {
    return { json, body: JSON.parse(json) as unknown };
  } catch (cause) {
    return { json, body: undefined, cause };
  }
}

function field(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  return (body as Readonly<Record<string, unknown>>)[name];
}

function numberField(body: unknown, name: string): number | undefined {
  const value = field(body, name);
  return typeof value === 'number' ? value : undefined;
}

function messageOf(body: unknown): string | undefined {
  const message = field(body, 'message');
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}
