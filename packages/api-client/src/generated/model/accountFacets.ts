/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 快捷筛选各有多少账号
 */
export interface AccountFacets {
  /**
     * 90 日未活动
     * @minimum 0
     */
  idle: number;
  /**
     * 从未登录
     * @minimum 0
     */
  never: number;
  /**
     * 角色与科室不符
     * @minimum 0
     */
  mismatch: number;
}
