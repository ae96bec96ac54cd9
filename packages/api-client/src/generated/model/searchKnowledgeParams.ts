/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type SearchKnowledgeParams = {
/**
 * 诊断或检验项目的名称、缩写或别名
 * @maxLength 100
 */
keyword: string;
};
