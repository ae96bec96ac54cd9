/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * 请求内容超过 8 MB
 */
export type TooLargeResponse = ErrorBody;
