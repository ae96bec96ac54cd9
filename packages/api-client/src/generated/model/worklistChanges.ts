/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 今日工作单的当前版本
 */
export interface WorklistChanges {
  /**
     * 当前的版本
     * @minLength 1
     * @maxLength 200
     */
  version: string;
  /** 与所给的版本不同 */
  changed: boolean;
}
