/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DiagnosisId } from './diagnosisId.ts';
import type { DiagnosisName } from './diagnosisName.ts';
import type { Reliability } from './reliability.ts';

/**
 * 一个提示的诊断与依据
 */
export interface ShownDiagnosis {
  diagnosis_id: DiagnosisId;
  name: DiagnosisName;
  reliable: Reliability;
  /** 依据，项目与结果 */
  evidences: string[];
}
