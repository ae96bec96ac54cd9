/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ReportFeedbackKind } from './reportFeedbackKind.ts';

export interface ReportFeedback {
  kind: ReportFeedbackKind;
  content: string;
  time: DateTime;
}
