/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 同一筛选条件下各页签的数量（不计页签本身）
 */
export interface ReportTabCounts {
  all: number;
  unread: number;
  critical: number;
  focus: number;
  hint: number;
}
