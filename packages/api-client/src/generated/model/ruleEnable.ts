/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 启用草稿
 */
export interface RuleEnable {
  /**
     * 读到的修订号，≥1 的整数
     * @minimum 1
     */
  revision: number;
  /**
     * 也用于近 N 日已有报告，1–90 日；没有则从下一份报告起
     * @minimum 1
     * @maximum 90
     */
  also_stored_days?: number;
}
