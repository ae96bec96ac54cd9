/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 知识库中的检验项目
 */
export interface KnowledgeLaboratory {
  knowledge_id: string;
  code: string;
  laboratory_name: string;
  short_name: string;
  standard_specimen: string;
}
