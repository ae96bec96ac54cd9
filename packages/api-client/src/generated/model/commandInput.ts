/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 检索词留在请求体中，不进入地址与日志；为空时给出打开着的报告触发的工具
 */
export interface CommandInput {
  /**
     * 姓名、住院号、床号、报告编号、项目、工具或疾病的名称，或其拼音、拼音首字母
     * @maxLength 40
     */
  q: string;
  /**
     * 打开着的报告；没有时项目为检验目录中的项目
     * @maxLength 200
     */
  report_id?: string;
}
