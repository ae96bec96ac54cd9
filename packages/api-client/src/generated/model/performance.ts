/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 模型性能的一行
 */
export interface Performance {
  name: string;
  train_value: string;
  test_value: string;
}
