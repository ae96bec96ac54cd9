/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * 尝试次数过多，请稍后再试；Retry-After 为需等待的秒数
 */
export type TooManyRequestsResponse = ErrorBody;
