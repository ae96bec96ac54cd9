/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

export interface BloodGasListEntry {
  bga_report_id: string;
  report_time: DateTime;
}
