/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { TaggedReport } from './taggedReport.ts';

export interface TaggedReportList {
  data: TaggedReport[];
}
