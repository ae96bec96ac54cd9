/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一种脑膜炎的得分
 */
export interface CerebrospinalFluidScore {
  /** 类型的名称 */
  name: string;
  /** 得分（分），越高越支持 */
  score: number;
}
