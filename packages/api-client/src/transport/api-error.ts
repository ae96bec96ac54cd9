/**
 * How a call failed:
 * - `http`: an answer with an HTTP status outside 200 to 299;
 * - `business`: an answer whose body carries a top-level numeric `status`, which success bodies never do;
 * - `network`: no answer, or one that broke off;
 * - `cipher`: a successful HTTP status whose body cannot be read: not sealed where it must be, tampered with, or no JSON;
 *   also a request that could not be sealed.
 */
export type ApiErrorKind = 'http' | 'business' | 'network' | 'cipher';

export interface ApiErrorFacts<Body> {
  kind: ApiErrorKind;
  /** The text for people, already chosen by the error catalogue. */
  message: string;
  /** Path as requested: no host, no query. */
  url: string;
  method: string;
  status?: number | undefined;
  businessStatus?: number | undefined;
  serverMessage?: string | undefined;
  body?: Body | undefined;
  cause?: unknown;
}

/** A failed call. Every rejection of `request` is one of these, except an abort, which stays what the browser threw. */
export class ApiError<Body = unknown> extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly url: string;
  readonly method: string;
  /** HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;
  /** Top-level `status` of the answer's body, 1001 and 1002 among them. */
  readonly businessStatus: number | undefined;
  /** The answer's own non-empty `message`. */
  readonly serverMessage: string | undefined;
  /** The answer's body where it was JSON. */
  readonly body: Body | undefined;

  constructor(facts: ApiErrorFacts<Body>) {
    super(facts.message, { cause: facts.cause });
    this.kind = facts.kind;
    this.url = facts.url;
    this.method = facts.method;
    this.status = facts.status;
    this.businessStatus = facts.businessStatus;
    this.serverMessage = facts.serverMessage;
    this.body = facts.body;
  }
}

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

/** The server has understood and refused: asked once more as it is, it answers the same. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === BAD_REQUEST || error.status === NOT_FOUND);
}

/** Nobody knows whether the server has done it: no answer came, none that can be read, or one that says the server failed. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind === 'network' || error.kind === 'cipher') return true;
  return error.kind === 'http' && (error.status ?? 0) >= 500;
}
