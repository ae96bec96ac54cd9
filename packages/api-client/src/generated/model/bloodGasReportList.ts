/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BloodGasListEntry } from './bloodGasListEntry.ts';

export interface BloodGasReportList {
  data: BloodGasListEntry[];
}
