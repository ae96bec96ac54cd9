/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApplicationBrief } from './applicationBrief.ts';
import type { DateTime } from './dateTime.ts';
import type { DiagnosisBrief } from './diagnosisBrief.ts';
import type { Gender } from './gender.ts';
import type { KeyResult } from './keyResult.ts';
import type { ReportListItemLevel } from './reportListItemLevel.ts';

export interface ReportListItem {
  report_id: string;
  patient_id: string;
  patient_name: string;
  patient_gender: Gender;
  patient_age: number;
  department?: string;
  bed_no?: string;
  inpatient_no?: string;
  report_name: string;
  report_time: DateTime;
  /** 当前账号是否读过 */
  is_read: boolean;
  level: ReportListItemLevel;
  /** @minimum 0 */
  high_count: number;
  /** @minimum 0 */
  low_count: number;
  /** @maxItems 2 */
  key_results: KeyResult[];
  /** @maxItems 2 */
  diagnoses: DiagnosisBrief[];
  applications: ApplicationBrief[];
  collected: boolean;
}
