/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ReportFeedback } from './reportFeedback.ts';

export interface ReportFeedbackAnswer {
  feedback: ReportFeedback;
}
