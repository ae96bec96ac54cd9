/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { GraceInput } from './graceInput.ts';
import type { GraceInputSource } from './graceInputSource.ts';
import type { GraceOutput } from './graceOutput.ts';
import type { NewerEvidence } from './newerEvidence.ts';

export type GraceReport = GraceInput & GraceOutput & {
  report_id: string;
  patient_id: string;
  report_time?: DateTime;
  user_name?: string;
  user_id?: string;
  department?: string;
  newer_evidence?: NewerEvidence[];
  age_source?: GraceInputSource;
  serum_creatinine_source?: GraceInputSource;
};
