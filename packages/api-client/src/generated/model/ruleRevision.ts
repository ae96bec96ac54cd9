/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 删除的是读到的那一份
 */
export interface RuleRevision {
  /**
     * 读到的修订号，≥1 的整数
     * @minimum 1
     */
  revision: number;
}
