/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ClassDistance } from './classDistance.ts';
import type { Contribution } from './contribution.ts';
import type { DateTime } from './dateTime.ts';
import type { GastricReportAbc } from './gastricReportAbc.ts';
import type { GastricReportLevel } from './gastricReportLevel.ts';
import type { Gender } from './gender.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';

export interface GastricReport {
  report_id: string;
  report_time: DateTime;
  laboratories: LaboratoryRow[];
  patient_id?: string;
  patient_age?: number;
  patient_gender?: Gender;
  /**
     * 新型胃癌筛查评分 0 至 23；null 为缺项或不适用
     * @nullable
     */
  score?: number | null;
  level?: GastricReportLevel;
  abc?: GastricReportAbc;
  conclusion?: string;
  tips?: string[];
  missing?: string[];
  contributions?: Contribution[];
  distance?: ClassDistance[];
  rule_version?: string;
  review_notes?: string[];
}
