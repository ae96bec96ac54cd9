/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { EmbedSessionInputMode } from './embedSessionInputMode.ts';

/**
 * 插件登录：院内系统签发的一次性票据（60 秒内有效，只能使用一次）
 */
export interface EmbedSessionInput {
  ticket: string;
  patient_id?: string;
  report_id?: string;
  mode?: EmbedSessionInputMode;
}
