/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { KnowledgeDiagnosis } from './knowledgeDiagnosis.ts';
import type { KnowledgeLaboratory } from './knowledgeLaboratory.ts';
import type { SystemId } from './systemId.ts';
import type { SystemName } from './systemName.ts';

/**
 * 疾病系统；没有收录诊断时 note 说明，laboratories 为该系统常用的检验项目
 */
export interface DiseaseSystem {
  system_id: SystemId;
  system_name: SystemName;
  /** 该系统收录的诊断 */
  diagnoses: KnowledgeDiagnosis[];
  /** 该系统常用的检验项目 */
  laboratories: KnowledgeLaboratory[];
  /** 有诊断时为空 */
  note: string;
}
