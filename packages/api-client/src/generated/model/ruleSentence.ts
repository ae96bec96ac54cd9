/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 由条件树写成的一句话，列表、编辑、修改记录与导出共用
 */
export type RuleSentence = string;
