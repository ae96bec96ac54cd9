/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 知识库版本
 */
export type KnowledgeVersion = string;
