/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 来源发出的一份报告
 */
export interface SyncCount {
  /**
     * 报告编号
     * @minLength 1
     * @maxLength 200
     */
  report_id: string;
  /**
     * 结果条数，0–100000 条
     * @minimum 0
     * @maximum 100000
     */
  results: number;
}
