/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { GraceEvidence } from './graceEvidence.ts';
import type { GraceFormBloodPressureUnit } from './graceFormBloodPressureUnit.ts';
import type { GraceFormSerumCreatinineUnit } from './graceFormSerumCreatinineUnit.ts';
import type { PatientId } from './patientId.ts';

/**
 * Grace 评分的表单；未知的数值为 null
 */
export interface GraceForm {
  patient_id?: PatientId;
  /**
     * 报告编号；新建时为空或没有
     * @maxLength 200
     */
  report_id?: string;
  /** 院前心脏骤停 */
  cardiac_arrest?: boolean;
  /** ST 段压低 */
  st_down?: boolean;
  /** 心肌坏死标志物升高 */
  cardiac_enzymes_high?: boolean;
  /**
     * 年龄（周岁）；未知为 null
     * @nullable
     */
  age?: number | null;
  /**
     * 心率（次/分）；未知为 null
     * @nullable
     */
  heart_rate?: number | null;
  /**
     * 收缩压，40–300 mmHg 或 5.34–39.99 kPa，单位见 blood_pressure_unit；未知为 null
     * @nullable
     */
  blood_pressure?: number | null;
  /** 收缩压的单位；没有时按 mmHg */
  blood_pressure_unit?: GraceFormBloodPressureUnit;
  /**
     * 血肌酐，10–2000 μmol/L 或 0.12–22.62 mg/dl，单位见 serum_creatinine_unit；未知为 null
     * @nullable
     */
  serum_creatinine?: number | null;
  /** 血肌酐的单位；没有时按 μmol/L */
  serum_creatinine_unit?: GraceFormSerumCreatinineUnit;
  /**
     * Killip 分级，1–4 级；未知为 null
     * @minimum 1
     * @maximum 4
     * @nullable
     */
  kill_ip_rank?: number | null;
  /** 心肌坏死标志物升高的依据 */
  evidences?: GraceEvidence[];
}
