/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ReportFeedbackInputKind } from './reportFeedbackInputKind.ts';

/**
 * 对报告解读的反馈
 */
export interface ReportFeedbackInput {
  /** 反馈的种类 */
  kind: ReportFeedbackInputKind;
  /**
     * 反馈内容；种类为准确时可以为空，否则必填
     * @maxLength 500
     */
  content: string;
}
