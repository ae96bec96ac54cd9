/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 应用说明的一段
 */
export interface AdditionalInfo {
  /** 标题 */
  title: string;
  /** 内容（HTML，显示前须清洗） */
  content: string;
}
