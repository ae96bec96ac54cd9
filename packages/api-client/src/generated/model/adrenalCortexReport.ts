/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AdrenalCortexValues } from './adrenalCortexValues.ts';
import type { ModelReport } from './modelReport.ts';
import type { NewerEvidence } from './newerEvidence.ts';

export type AdrenalCortexReport = ModelReport & {
  values?: AdrenalCortexValues;
  newer_evidence?: NewerEvidence[];
};
