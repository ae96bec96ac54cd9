/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApiError } from '../../transport/api-error.ts';
import { request as send, type RequestConfig, type RequestOptions } from '../../transport/request.ts';

export type ErrorType<T> = ApiError<T>;
export type BodyType<T> = T;

const checks = () => import('../checks/papers.ts').then((loaded) => loaded.checks);

export function request<T>(config: RequestConfig, options?: RequestOptions): Promise<T> {
  return send<T>({ ...config, checks }, options);
}
