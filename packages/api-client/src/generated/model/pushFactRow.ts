/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一行结果
 */
export interface PushFactRow {
  /**
     * 项目代码
     * @maxLength 40
     */
  code: string;
  /**
     * 结果
     * @maxLength 40
     */
  value: string;
  /**
     * 单位；缺省为目录的单位
     * @maxLength 40
     */
  unit?: string;
}
