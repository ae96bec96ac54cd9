/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一个来源的可解读率
 */
export interface InterpretabilitySource {
  /** 来源编号；未注明来源时为空 */
  source_id: string;
  /** 来源名称 */
  name: string;
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
  /**
     * 之前同样长的一段的可解读率，%；没有结果时不返回
     * @minimum 0
     * @maximum 100
     */
  before_rate?: number;
}
