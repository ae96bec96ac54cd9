/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DiagnosisId } from './diagnosisId.ts';
import type { DiagnosisName } from './diagnosisName.ts';
import type { IsKnownDisease } from './isKnownDisease.ts';
import type { Reliability } from './reliability.ts';

/**
 * 诊断的简要信息
 */
export interface DiagnosisBrief {
  diagnosis_id: DiagnosisId;
  /** 诊断名称；已知的疾病为其名称 */
  diagnosis_name: DiagnosisName;
  reliable: Reliability;
  known?: IsKnownDisease;
}
