/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { EvidenceInference } from './evidenceInference.ts';
import type { ReportListEntry } from './reportListEntry.ts';

export type KidneyReportListItem = ReportListEntry & {
  evidence_inference?: EvidenceInference;
  /** mL/min/1.73m²，取整 */
  egfr?: number;
  acr_mg_per_g?: number;
};
