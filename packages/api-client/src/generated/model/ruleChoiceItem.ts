/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 目录中的一个项目
 */
export interface RuleChoiceItem {
  /** 目录代码 */
  code: string;
  /** 名称，如血钾 */
  name: string;
  /** 标本 */
  specimen: string;
  /** 可用的单位，目录的在前；没有单位时为空 */
  units: string[];
  /** 检验组 */
  group: string;
  /** 定性结果 */
  is_text: boolean;
}
