/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AdrenalCortexValues } from './adrenalCortexValues.ts';
import type { DateTime } from './dateTime.ts';
import type { ModelReport } from './modelReport.ts';
import type { NewerEvidence } from './newerEvidence.ts';

export type AdrenalCortexReport = ModelReport & {
  values?: AdrenalCortexValues;
  saved_time?: DateTime;
  /** 补充结果的医生 */
  user_id?: string;
  user_name?: string;
  newer_evidence?: NewerEvidence[];
};
