/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { EmbedMode } from './embedMode.ts';

/**
 * 院内系统为谁、就哪份报告申请票据
 */
export interface DemoTicketInput {
  /**
     * 工号
     * @minLength 1
     * @maxLength 100
     */
  user: string;
  /**
     * 患者编号，可不填
     * @maxLength 200
     */
  patient_id?: string;
  /**
     * 报告编号，可不填
     * @maxLength 200
     */
  report_id?: string;
  mode?: EmbedMode;
  /**
     * 按多少秒以前签发，0–120 秒，用于演示过期的票据
     * @minimum 0
     * @maximum 120
     */
  issued_seconds_ago?: number;
}
