import type { AnswerChecks } from './undetermined.ts';

/** What the generated client says about one call. The wire's names are kept; bodies are plain objects. */
export interface RequestConfig {
  /** Path of the contract with its identifiers filled in and encoded, for example `/api/v2/model/grace/R1`. */
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
  /** Query parameters; undefined, null and '' are not sent, 0 and false are. A list repeats its name. */
  params?: object | undefined;
  /** JSON body, sent as it is: '' and null stay, so that a field can be emptied. */
  data?: unknown;
  headers?: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal | undefined;
  /** `blob` for images; everything else is JSON. */
  responseType?: 'json' | 'blob' | undefined;
  /** Loads what the answers of the call's tag are checked by; without it they are taken as they come. */
  checks?: (() => Promise<AnswerChecks>) | undefined;
}

/** What a screen may add to one call. */
export interface RequestOptions {
  /** No notification for a failure of this call. A session end, a blacklist prompt and a reload still happen. */
  suppress?: boolean | undefined;
  /** Another session than the one that is kept: of somebody who may only change the first password yet. */
  token?: string | undefined;
  /** The call is finished even when the page goes meanwhile; for small bodies (the browser allows 64 KiB in all). */
  keepalive?: boolean | undefined;
}
