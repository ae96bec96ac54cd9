/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 各状态的条数
 */
export interface BlacklistFacets {
  /**
     * 生效中
     * @minimum 0
     */
  active: number;
  /**
     * 今日解除
     * @minimum 0
     */
  released_today: number;
  /**
     * 已到期
     * @minimum 0
     */
  expired: number;
  /**
     * 近 7 日被拦总次数
     * @minimum 0
     */
  hits_7d: number;
}
