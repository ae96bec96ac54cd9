/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一组的合计
 */
export interface UsageGroup {
  /** 筛选所用的值 */
  key: string;
  /** 显示的名称 */
  name: string;
  /**
     * 解读报告，份
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
  /** 尚未结束的一日 */
  is_partial?: boolean;
}
