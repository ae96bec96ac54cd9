/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

export interface TaggedReport {
  report_id: string;
  report_time: DateTime;
  report_name: string;
  /** @minimum 0 */
  disease_tagging_count: number;
  /** @minimum 0 */
  laboratory_tagging_count: number;
}
