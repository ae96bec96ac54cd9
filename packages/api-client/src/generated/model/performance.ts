/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 模型性能的一行
 */
export interface Performance {
  /** 指标名称，如 AUC */
  name: string;
  /** 训练集上的值（文字，含小数位） */
  train_value: string;
  /** 测试集上的值（文字，含小数位） */
  test_value: string;
}
