/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一个项目的存量
 */
export interface SyncItemCount {
  /** 项目 */
  name: string;
  /**
     * 存量
     * @minimum 0
     */
  results: number;
  /**
     * 其中未读出
     * @minimum 0
     */
  held: number;
}
