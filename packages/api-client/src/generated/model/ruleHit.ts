/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ReportId } from './reportId.ts';
import type { RuleNumber } from './ruleNumber.ts';

/**
 * 规则对一份报告做了什么
 */
export interface RuleHit {
  report_id: ReportId;
  /** 报告时间 */
  report_time: DateTime;
  /** 患者姓名，已遮盖 */
  patient_name: string;
  /** 当时的版本 */
  version: RuleNumber;
  /** 命中时间 */
  time: DateTime;
  /** 当时的理由 */
  text: string;
}
