/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一项录入或结果
 */
export interface ReplayRow {
  /** 项的代码 */
  item: string;
  /** 项的中文名称 */
  label: string;
  /** 值，含单位 */
  value: string;
}
