/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一段时间的合计
 */
export interface UsageFigures {
  /**
     * 解读报告，份（每人每份首次查看计一份）
     * @minimum 0
     */
  reports: number;
  /**
     * 查看次数
     * @minimum 0
     */
  views: number;
  /**
     * 应用打开次数
     * @minimum 0
     */
  opens: number;
  /**
     * 活跃医师人数；不足 5 人时没有
     * @minimum 5
     */
  people?: number;
}
