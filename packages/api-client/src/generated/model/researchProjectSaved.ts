/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchProjectId } from './researchProjectId.ts';
import type { ResearchVersionNumber } from './researchVersionNumber.ts';

/**
 * 保存后的版本
 */
export interface ResearchProjectSaved {
  project_id: ResearchProjectId;
  version: ResearchVersionNumber;
}
