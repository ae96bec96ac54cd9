/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { EmbedMode } from './embedMode.ts';
import type { PatientId } from './patientId.ts';
import type { ReportId } from './reportId.ts';

/**
 * 插件登录：院内系统签发的一次性票据（60 秒内有效，只能使用一次）
 */
export interface EmbedSessionInput {
  /**
     * 一次性票据
     * @maxLength 500
     */
  ticket: string;
  patient_id?: PatientId;
  report_id?: ReportId;
  mode?: EmbedMode;
}
