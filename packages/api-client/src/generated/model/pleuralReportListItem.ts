/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

export interface PleuralReportListItem {
  report_id: string;
  report_time: DateTime;
  diagnosis_name?: string;
  mine?: boolean;
  user_name?: string;
  department?: string;
}
