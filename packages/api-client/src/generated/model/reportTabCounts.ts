/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 同一筛选条件下各页签的数量（不计页签本身）
 */
export interface ReportTabCounts {
  /** 全部 */
  all: number;
  /** 当前账号未读 */
  unread: number;
  /** 全院未闭环危急值的条数，与筛选无关 */
  critical: number;
  /** 需要重点关注 */
  focus: number;
  /** 我的应用有提示 */
  hint: number;
}
