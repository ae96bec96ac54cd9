/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 各状态的项目数
 */
export interface CleaningFacets {
  /**
     * 待映射
     * @minimum 0
     */
  no_item: number;
  /**
     * 单位不符
     * @minimum 0
     */
  no_unit: number;
  /**
     * 值无法读
     * @minimum 0
     */
  no_value: number;
  /**
     * 已映射
     * @minimum 0
     */
  mapped: number;
  /**
     * 不映射
     * @minimum 0
     */
  dismissed: number;
}
