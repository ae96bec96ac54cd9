/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ClassDistance } from './classDistance.ts';
import type { Contribution } from './contribution.ts';
import type { DateTime } from './dateTime.ts';
import type { Gender } from './gender.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';
import type { ModelFinding } from './modelFinding.ts';

/**
 * Shared view of the analysis models whose bodies the specification does not show: lab table, conclusion, findings. What a rule could not use is named in missing.
 */
export interface ModelReport {
  report_id: string;
  report_time: DateTime;
  patient_id?: string;
  patient_name?: string;
  patient_age?: number;
  patient_gender?: Gender;
  laboratories?: LaboratoryRow[];
  /** 空文字表示暂无结论 */
  conclusion?: string;
  findings?: ModelFinding[];
  tips?: string[];
  /** 缺少的项目 */
  missing?: string[];
  contributions?: Contribution[];
  distance?: ClassDistance[];
  rule_version?: string;
  review_notes?: string[];
}
