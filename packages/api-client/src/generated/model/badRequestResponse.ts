/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * 请求错误：校验不通过，角色无权，或与现有内容冲突；message 说明原因。内容不是 JSON、不能解密或请求头过长也用 400 回答
 */
export type BadRequestResponse = ErrorBody;
