/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ReportFeedbackInputKind } from './reportFeedbackInputKind.ts';

export interface ReportFeedbackInput {
  kind: ReportFeedbackInputKind;
  /** @maxLength 500 */
  content: string;
}
