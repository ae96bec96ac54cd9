/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 检验项目知识的编号
 */
export type KnowledgeId = string;
