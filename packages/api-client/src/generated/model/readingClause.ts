/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 首句的一个分句
 */
export interface ReadingClause {
  /** 分句的文字 */
  text: string;
  /**
     * 所出的发现；无异常时没有
     * @maxLength 200
     */
  finding_id?: string;
}
