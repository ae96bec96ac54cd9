/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ReportId } from './reportId.ts';

/**
 * 要分享的报告与有效天数
 */
export interface CreateShareInput {
  /** @minLength 1 */
  report_id: ReportId;
  /**
     * 有效天数，1–30 天
     * @minimum 1
     * @maximum 30
     */
  days?: number;
}
