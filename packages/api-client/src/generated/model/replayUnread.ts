/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一项不能再读到的录入
 */
export interface ReplayUnread {
  /** 项的中文名称 */
  label: string;
  /** 为什么 */
  text: string;
}
