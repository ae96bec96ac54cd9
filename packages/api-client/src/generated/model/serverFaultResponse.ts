/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * 服务器内部错误
 */
export type ServerFaultResponse = ErrorBody;
