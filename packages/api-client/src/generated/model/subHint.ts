/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 提示下的一条细分
 */
export interface SubHint {
  /** 标题 */
  title: string;
  /** 处理建议 */
  cl?: string;
}
