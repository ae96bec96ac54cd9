/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { KnowledgeId } from './knowledgeId.ts';
import type { LaboratoryName } from './laboratoryName.ts';
import type { ShortName } from './shortName.ts';
import type { StandardSpecimen } from './standardSpecimen.ts';

/**
 * 知识库中的检验项目
 */
export interface KnowledgeLaboratory {
  knowledge_id: KnowledgeId;
  /** 项目目录中的代码 */
  code: string;
  laboratory_name: LaboratoryName;
  short_name: ShortName;
  standard_specimen: StandardSpecimen;
}
