/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一项胸腔积液鉴别所用的结果；结果与区间保持原文，未知为空文字
 */
export interface PleuralValue {
  /**
     * 结果：不小于 0 的数字，最多两位小数；未知为空
     * @maxLength 40
     */
  original_result?: string;
  /**
     * 参考区间下限，不小于 0 的数字；没有时为空
     * @maxLength 40
     */
  range_lower?: string;
  /**
     * 参考区间上限，不小于 0 的数字，不小于下限；没有时为空
     * @maxLength 40
     */
  range_upper?: string;
}
