/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一个科室的中位数
 */
export interface ModelDriftGroup {
  /** 科室 */
  name: string;
  /**
     * 份数
     * @minimum 1
     */
  size: number;
  /** 中位数 */
  median: number;
}
