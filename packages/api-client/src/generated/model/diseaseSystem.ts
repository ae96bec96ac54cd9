/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { KnowledgeDiagnosis } from './knowledgeDiagnosis.ts';
import type { KnowledgeLaboratory } from './knowledgeLaboratory.ts';

/**
 * 疾病系统；没有收录诊断时 note 说明，laboratories 为该系统常用的检验项目
 */
export interface DiseaseSystem {
  /**
     * @minimum 1
     * @maximum 17
     */
  system_id: number;
  system_name: string;
  diagnoses: KnowledgeDiagnosis[];
  laboratories: KnowledgeLaboratory[];
  /** 有诊断时为空 */
  note: string;
}
