/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 未闭环危急值的条数，不论日期，与预警列表相同
 */
export interface WorklistLoopCounts {
  /**
     * 未闭环
     * @minimum 0
     */
  open: number;
  /**
     * 未接报
     * @minimum 0
     */
  unacknowledged: number;
  /**
     * 已接报，未处置
     * @minimum 0
     */
  unhandled: number;
  /**
     * 待复测
     * @minimum 0
     */
  awaiting_recheck: number;
  /**
     * 待闭环
     * @minimum 0
     */
  awaiting_close: number;
}
