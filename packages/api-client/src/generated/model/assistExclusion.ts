/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DiagnosisId } from './diagnosisId.ts';
import type { DiagnosisName } from './diagnosisName.ts';
import type { LaboratoryName } from './laboratoryName.ts';

/**
 * 符合必要条件而被相反结果排除的诊断
 */
export interface AssistExclusion {
  diagnosis_id: DiagnosisId;
  diagnosis_name: DiagnosisName;
  laboratory_name: LaboratoryName;
}
