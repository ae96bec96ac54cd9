/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一行录入的检验结果
 */
export interface AssistLaboratory {
  /**
     * 录入行的标识，由页面给出
     * @minLength 1
     * @maxLength 100
     */
  key: string;
  /**
     * 项目目录中的代码
     * @minLength 1
     * @maxLength 100
     */
  code: string;
  /**
     * 数值（可带 <、>）或定性结果
     * @maxLength 100
     */
  result: string;
  /**
     * 结果的单位；定性结果不需要
     * @maxLength 40
     */
  unit?: string;
  /**
     * 报告所附区间；没有时按项目目录
     * @maxLength 60
     */
  reference_interval?: string;
}
