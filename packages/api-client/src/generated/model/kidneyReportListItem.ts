/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { EvidenceInference } from './evidenceInference.ts';
import type { ReportListEntry } from './reportListEntry.ts';

/**
 * 患者的一份 CKD 分期报告
 */
export type KidneyReportListItem = ReportListEntry & {
  evidence_inference?: EvidenceInference;
  /** mL/min/1.73m²，取整 */
  egfr?: number;
  /** 尿白蛋白/肌酐比值，mg/g */
  acr_mg_per_g?: number;
};
