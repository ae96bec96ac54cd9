/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Reliability } from './reliability.ts';

export interface HistoryDiagnosis {
  diagnosis_id: string;
  diagnosis_name: string;
  reliable: Reliability;
  report_id: string;
  report_time: DateTime;
}
