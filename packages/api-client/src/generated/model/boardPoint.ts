/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 到某时刻为止的今日报告
 */
export interface BoardPoint {
  /**
     * 时刻，0–24 时
     * @minimum 0
     * @maximum 24
     */
  hour: number;
  /**
     * 累计份数
     * @minimum 0
     */
  count: number;
}
