/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一行命中的报告数
 */
export interface PushLineCount {
  /** 行的编号 */
  line_id: string;
  /**
     * 报告数
     * @minimum 0
     */
  reports: number;
}
