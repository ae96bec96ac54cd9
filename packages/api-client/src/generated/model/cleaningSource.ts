/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一个来源
 */
export interface CleaningSource {
  /**
     * 来源编号
     * @maxLength 200
     */
  source_id: string;
  /** 来源名称 */
  name: string;
}
