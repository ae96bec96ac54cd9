import type { ApiError } from './api-error.ts';
import { currentTransport } from './configure.ts';
import type { RequestConfig, RequestOptions } from './request-config.ts';

export type { RequestConfig, RequestOptions } from './request-config.ts';

/** The error type that generated hooks name; T is the error body of the contract. */
export type ErrorType<T> = ApiError<T>;
/** The body type that generated functions take. */
export type BodyType<T> = T;

/**
 * One call: the single door from generated code to the network.
 *
 * @returns the answer's body, the caller's own copy; undefined for an answer without content.
 * @throws ApiError once its reaction has been started; the signal's reason when aborted.
 */
export function request<T>(config: RequestConfig, options?: RequestOptions): Promise<T> {
  return currentTransport().request<T>(config, options);
}
