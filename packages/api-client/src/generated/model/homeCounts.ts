/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 首页各项数量（今日）
 */
export interface HomeCounts {
  /** 有危急值的报告份数 */
  critical: number;
  /** 需要重点关注的报告份数 */
  focus: number;
  /** 与昨日相比 */
  focus_change: number;
  /** 当前账号未读的报告份数 */
  unread: number;
  /** 今日报告份数 */
  today: number;
  /** 我的应用给出的提示条数 */
  hints: number;
}
