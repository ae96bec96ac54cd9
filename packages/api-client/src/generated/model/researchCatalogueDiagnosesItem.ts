/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DiagnosisId } from './diagnosisId.ts';
import type { DiagnosisName } from './diagnosisName.ts';
import type { ResearchCount } from './researchCount.ts';

export type ResearchCatalogueDiagnosesItem = {
  diagnosis_id: DiagnosisId;
  name: DiagnosisName;
  /** 提示过该诊断（可靠性不限）的人数 */
  patients: ResearchCount;
};
