/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 把旧版本的内容取回为新草稿
 */
export interface RuleRestore {
  /**
     * 读到的修订号，≥1 的整数
     * @minimum 1
     */
  revision: number;
  /**
     * 要取回的版本序号，1–9999 号
     * @minimum 1
     * @maximum 9999
     */
  version: number;
}
