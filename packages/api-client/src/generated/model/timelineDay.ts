/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { TimelineReport } from './timelineReport.ts';

export interface TimelineDay {
  date: string;
  reports?: TimelineReport[];
}
