/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * 票据无效、已用过或已过期
 */
export type TicketRefusedResponse = ErrorBody;
