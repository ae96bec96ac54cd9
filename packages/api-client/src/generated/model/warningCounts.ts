/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 同样检索下各状态的条数，与所选阶段无关；open 为全部未闭环，不论日期
 */
export interface WarningCounts {
  /** 全部 */
  all: number;
  /** 未闭环 */
  open: number;
  /** 未接报 */
  unacknowledged: number;
  /** 已接报，未处置 */
  unhandled: number;
  /** 已处置，待复测 */
  awaiting_recheck: number;
  /** 复测结果已出，待闭环 */
  awaiting_close: number;
  /** 已闭环 */
  closed: number;
  /** 已取消 */
  cancelled: number;
  /** 逾时未接报、正提醒本次调用的用户的条数 */
  ringing?: number;
  /**
     * 以铃铛推送给本次调用的用户、尚未查看的报告数；没有则无此项
     * @minimum 0
     */
  pushed?: number;
  /**
     * 本次调用的用户在暂缓时打开过、现已放行而尚未再看的报告数；没有则无此项
     * @minimum 0
     */
  released?: number;
}
