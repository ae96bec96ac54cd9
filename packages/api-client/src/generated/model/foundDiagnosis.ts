/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DiagnosisId } from './diagnosisId.ts';
import type { DiagnosisName } from './diagnosisName.ts';
import type { SystemId } from './systemId.ts';
import type { SystemName } from './systemName.ts';

/**
 * 检索到的诊断及其疾病系统
 */
export interface FoundDiagnosis {
  diagnosis_id: DiagnosisId;
  diagnosis_name: DiagnosisName;
  system_id: SystemId;
  system_name: SystemName;
}
