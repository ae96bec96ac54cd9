/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一个特征的贡献
 */
export interface ModelImportance {
  /** 特征的代码 */
  feature: string;
  /** 特征名称 */
  name: string;
  /**
     * SHAP 绝对值的平均
     * @minimum 0
     */
  importance: number;
}
