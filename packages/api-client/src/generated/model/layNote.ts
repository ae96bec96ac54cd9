/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 检验科写给居民的一句话，不含诊断名称
 */
export interface LayNote {
  /** 提示的编号 */
  rule_id: string;
  /** 文字，已填好 */
  text: string;
}
