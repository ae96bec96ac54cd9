/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Application } from './application.ts';
import type { DateTime } from './dateTime.ts';
import type { HomeCounts } from './homeCounts.ts';
import type { HomeHint } from './homeHint.ts';
import type { HomeUpdate } from './homeUpdate.ts';
import type { ReportListItem } from './reportListItem.ts';

export interface HomeSummary {
  hospital_name: string;
  knowledge_version: string;
  data_time: DateTime;
  counts: HomeCounts;
  /** @maxItems 10 */
  priority: ReportListItem[];
  hints: HomeHint[];
  my_applications: Application[];
  updates: HomeUpdate[];
}
