/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 各页签的份数
 */
export interface ShownReportCounts {
  /**
     * 全部
     * @minimum 0
     */
  all: number;
  /**
     * 有不符反馈
     * @minimum 0
     */
  disagreed: number;
  /**
     * 结论已变
     * @minimum 0
     */
  changed: number;
  /**
     * 未能解读
     * @minimum 0
     */
  unread: number;
}
