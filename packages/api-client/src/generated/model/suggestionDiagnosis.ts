/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApiType } from './apiType.ts';
import type { DiagnosisId } from './diagnosisId.ts';
import type { DiagnosisName } from './diagnosisName.ts';
import type { IsKnownDisease } from './isKnownDisease.ts';
import type { Reliability } from './reliability.ts';

/**
 * 疑似诊断
 */
export interface SuggestionDiagnosis {
  diagnosis_id: DiagnosisId;
  diagnosis_name: DiagnosisName;
  reliable: Reliability;
  known?: IsKnownDisease;
  /** 诊断得分（规则库的分值，越高越支持） */
  score: number;
  /** 一句话的依据概要 */
  summary: string;
  /** 作为依据的 laboratory_id */
  evidences: string[];
  api_type?: ApiType;
}
