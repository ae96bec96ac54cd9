/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一份不一致的报告
 */
export interface SyncDifference {
  /**
     * 报告编号
     * @maxLength 200
     */
  report_id: string;
  /**
     * 来源发出
     * @minimum 0
     */
  sent: number;
  /**
     * 存有
     * @minimum 0
     */
  stored: number;
}
