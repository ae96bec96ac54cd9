/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ClassDistance } from './classDistance.ts';
import type { Contribution } from './contribution.ts';
import type { DateTime } from './dateTime.ts';
import type { EvidenceInference } from './evidenceInference.ts';
import type { Gender } from './gender.ts';
import type { KidneyReportLevel } from './kidneyReportLevel.ts';
import type { KidneySource } from './kidneySource.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';

export interface KidneyReport {
  report_id: string;
  report_time: DateTime;
  diagnosis_name: string;
  evidence_inference: EvidenceInference;
  patient_id?: string;
  patient_age?: number;
  patient_gender?: Gender;
  laboratories?: LaboratoryRow[];
  /** mL/min/1.73m²，取整后分期 */
  egfr?: number;
  acr_mg_per_g?: number;
  visits_per_year?: string;
  conclusion?: string;
  tips?: string[];
  missing?: string[];
  /** 危险分层的代码；缺少一轴时没有 */
  level?: KidneyReportLevel;
  /** 由血肌酐计算 eGFR 时所用的方程；采用报告值时没有 */
  equation?: string;
  /** 白蛋白尿分期并非来自 ACR */
  albuminuria_estimated?: boolean;
  sources?: KidneySource[];
  contributions?: Contribution[];
  distance?: ClassDistance[];
  rule_version?: string;
  review_notes?: string[];
}
