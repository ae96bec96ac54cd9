/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 过去 8 个同星期日到某时刻为止的累计份数的范围
 */
export interface BoardBand {
  /**
     * 时刻，0–24 时
     * @minimum 0
     * @maximum 24
     */
  hour: number;
  /**
     * 最少份数
     * @minimum 0
     */
  low: number;
  /**
     * 最多份数
     * @minimum 0
     */
  high: number;
}
