/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DiagnosisId } from './diagnosisId.ts';
import type { DiagnosisName } from './diagnosisName.ts';

/**
 * 知识库中的诊断
 */
export interface KnowledgeDiagnosis {
  diagnosis_id: DiagnosisId;
  diagnosis_name: DiagnosisName;
}
