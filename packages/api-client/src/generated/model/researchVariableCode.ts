/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 变量：age、sex、department、检验项目的目录代码，或 diagnosis:诊断编号
 * @maxLength 200
 */
export type ResearchVariableCode = string;
