/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ReportId } from './reportId.ts';
import type { ShareAudience } from './shareAudience.ts';

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
  audience?: ShareAudience;
  /** 一并公开敏感类别的结果 */
  include_sensitive?: boolean;
  /** 已联系患者；报告含危急值时必须为是 */
  contacted?: boolean;
}
