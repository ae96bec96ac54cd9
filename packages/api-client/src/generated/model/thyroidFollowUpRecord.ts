/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { NewerEvidence } from './newerEvidence.ts';
import type { RecordHistoryEntry } from './recordHistoryEntry.ts';
import type { ThyroidFollowUpAssessment } from './thyroidFollowUpAssessment.ts';
import type { ThyroidFollowUpForm } from './thyroidFollowUpForm.ts';

export type ThyroidFollowUpRecord = ThyroidFollowUpForm & {
  report_id: string;
  patient_id: string;
  history: RecordHistoryEntry[];
  report_time?: DateTime;
  newer_evidence?: NewerEvidence[];
  assessment?: ThyroidFollowUpAssessment;
};
