/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * 未登录或登录已失效
 */
export type UnauthorizedResponse = ErrorBody;
