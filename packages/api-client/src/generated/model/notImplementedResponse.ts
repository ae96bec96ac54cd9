/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * 服务未实现
 */
export type NotImplementedResponse = ErrorBody;
