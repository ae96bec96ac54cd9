/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * 角色没有权限；前端会结束会话，所有权冲突因此用 400 回答
 */
export type ForbiddenResponse = ErrorBody;
