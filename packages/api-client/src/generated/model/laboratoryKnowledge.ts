/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 检验项目的一条知识原文
 */
export interface LaboratoryKnowledge {
  knowledge_display: string;
  knowledge_content: string;
}
