/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 读出后的条数
 */
export interface CleaningCounts {
  /**
     * 正常
     * @minimum 0
     */
  normal: number;
  /**
     * 升高
     * @minimum 0
     */
  high: number;
  /**
     * 降低
     * @minimum 0
     */
  low: number;
  /**
     * 无法判定
     * @minimum 0
     */
  undetermined: number;
  /**
     * 达到危急值
     * @minimum 0
     */
  critical: number;
  /**
     * 其中超过 24 小时的历史危急值，不提醒
     * @minimum 0
     */
  old_critical: number;
}
