/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 检验名称或标本的列表
 */
export interface LaboratoryTermList {
  /** 名称或标本 */
  data: string[];
}
