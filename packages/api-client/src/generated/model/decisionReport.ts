/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { DiagnosisBrief } from './diagnosisBrief.ts';
import type { Gender } from './gender.ts';

/**
 * 有疑似诊断的报告
 */
export interface DecisionReport {
  report_id: string;
  patient_id: string;
  patient_name: string;
  patient_gender: Gender;
  patient_age: number;
  department?: string;
  bed_no?: string;
  report_name: string;
  report_time: DateTime;
  /** @minItems 1 */
  diagnoses: DiagnosisBrief[];
}
