/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ReportFeedbackKind } from './reportFeedbackKind.ts';

/**
 * 已保存的反馈
 */
export interface ReportFeedback {
  /** 反馈的种类 */
  kind: ReportFeedbackKind;
  /** 反馈内容 */
  content: string;
  /** 反馈的时间 */
  time: DateTime;
}
