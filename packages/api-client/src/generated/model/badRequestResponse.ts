/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * 请求错误（校验不通过，或操作被拒绝）
 */
export type BadRequestResponse = ErrorBody;
