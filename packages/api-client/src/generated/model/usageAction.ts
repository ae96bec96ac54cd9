/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一次使用行为
 */
export interface UsageAction {
  /**
     * 行为的编号，0–9007199254740991 号；已知 10 新建方案、51 编辑方案、41 应用详情、44 应用工具、61 导出列表
     * @minimum 0
     * @maximum 9007199254740991
     */
  action_id: number;
  /**
     * JSON 对象的文本；其中 source 为页面路径
     * @maxLength 10000
     */
  extra_data: string;
}
