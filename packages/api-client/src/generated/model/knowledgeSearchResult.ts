/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { FoundDiagnosis } from './foundDiagnosis.ts';
import type { KnowledgeLaboratory } from './knowledgeLaboratory.ts';

export interface KnowledgeSearchResult {
  diagnoses: FoundDiagnosis[];
  laboratories: KnowledgeLaboratory[];
}
