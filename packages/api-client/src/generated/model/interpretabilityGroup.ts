/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一个检验组的可解读率
 */
export interface InterpretabilityGroup {
  /** 检验组 */
  group: string;
  /**
     * 可解读的结果，条
     * @minimum 0
     */
  numerator: number;
  /**
     * 全部结果，条
     * @minimum 0
     */
  denominator: number;
  /**
     * 可解读率，%；没有结果时不返回
     * @minimum 0
     * @maximum 100
     */
  rate?: number;
}
