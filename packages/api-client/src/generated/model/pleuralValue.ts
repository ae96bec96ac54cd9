/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 结果与区间保持原文；未知为空文字
 */
export interface PleuralValue {
  original_result?: string;
  range_lower?: string;
  range_upper?: string;
}
