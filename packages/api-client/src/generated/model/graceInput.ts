/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { GraceEvidence } from './graceEvidence.ts';
import type { GraceInputBloodPressureUnit } from './graceInputBloodPressureUnit.ts';
import type { GraceInputSerumCreatinineUnit } from './graceInputSerumCreatinineUnit.ts';

export interface GraceInput {
  patient_id?: string;
  /** empty or absent for a new report */
  report_id?: string;
  cardiac_arrest?: boolean;
  st_down?: boolean;
  cardiac_enzymes_high?: boolean;
  /** @nullable */
  age?: number | null;
  /** @nullable */
  heart_rate?: number | null;
  /**
     * 收缩压
     * @nullable
     */
  blood_pressure?: number | null;
  blood_pressure_unit?: GraceInputBloodPressureUnit;
  /** @nullable */
  serum_creatinine?: number | null;
  serum_creatinine_unit?: GraceInputSerumCreatinineUnit;
  /**
     * Killip 分级 1 至 4
     * @minimum 1
     * @maximum 4
     * @nullable
     */
  kill_ip_rank?: number | null;
  evidences?: GraceEvidence[];
}
