/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { GraceLevel } from './graceLevel.ts';

export interface GraceReportListItem {
  report_id: string;
  report_time: DateTime;
  score?: number;
  level?: GraceLevel;
  mine?: boolean;
  user_name?: string;
  department?: string;
}
