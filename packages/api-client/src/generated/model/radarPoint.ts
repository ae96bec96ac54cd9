/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 雷达图的一轴
 */
export interface RadarPoint {
  /** 轴的名称（检验分组） */
  name: string;
  /** 该组异常的项数 */
  value: number;
  /** 该组的项数 */
  max: number;
}
