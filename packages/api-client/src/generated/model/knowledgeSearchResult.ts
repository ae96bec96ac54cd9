/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { FoundDiagnosis } from './foundDiagnosis.ts';
import type { KnowledgeLaboratory } from './knowledgeLaboratory.ts';

/**
 * 检索结果
 */
export interface KnowledgeSearchResult {
  /** 名称、英文名或编号含有关键词的诊断 */
  diagnoses: FoundDiagnosis[];
  /** 名称、缩写、别名或代码含有关键词的检验项目 */
  laboratories: KnowledgeLaboratory[];
}
