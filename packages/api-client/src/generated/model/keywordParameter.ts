/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 患者姓名、住院号、报告编号、诊断或检验名称
 */
export type KeywordParameter = string;
