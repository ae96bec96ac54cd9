/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ReportFeedback } from './reportFeedback.ts';

/**
 * 保存反馈的回答
 */
export interface ReportFeedbackAnswer {
  feedback: ReportFeedback;
}
