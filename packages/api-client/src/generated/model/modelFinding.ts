/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 模型结论中的一项判断
 */
export interface ModelFinding {
  /** 判断项目的代码 */
  code: string;
  /** 判断项目 */
  label: string;
  /** 判断结果 */
  text: string;
}
