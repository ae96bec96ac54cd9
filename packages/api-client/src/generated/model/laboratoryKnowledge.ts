/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 检验项目的一条知识原文
 */
export interface LaboratoryKnowledge {
  /** 知识的标题，如 升高的意义 */
  knowledge_display: string;
  /** 知识的原文 */
  knowledge_content: string;
}
