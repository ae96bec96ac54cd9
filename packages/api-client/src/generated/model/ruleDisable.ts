/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 停用
 */
export interface RuleDisable {
  /**
     * 读到的修订号，≥1 的整数
     * @minimum 1
     */
  revision: number;
  /**
     * 停用原因，1 至 200 个字
     * @maxLength 200
     */
  reason: string;
}
